<?php
/* Checks the configuration that an administrator pastes, by the same table as the library. */

namespace DictElements;

/**
 * The mistakes in a configuration, a sentence each.
 *
 * @param mixed $given The decoded JSON that was pasted.
 */
function configuration_mistakes( $given ): array {
	if ( ! is_object( $given ) ) {
		return array( 'The configuration must be a JSON object: { "serviceBase": "https://…" }.' );
	}
	$known = configuration_keys();
	return mistakes_in( $given, $known['keys'], $known['kinds'], '' );
}

function mistakes_in( object $given, array $tree, array $words, string $above ): array {
	$found = array();
	foreach ( get_object_vars( $given ) as $name => $value ) {
		$path  = $above . $name;
		$entry = $tree[ $name ] ?? $tree['*'] ?? null;
		// A map whose keys are calls or texts: their names are listed too.
		$names = isset( $tree['?'] ) ? explode( ' ', $tree['?'] ) : array_keys( $tree );
		if ( null === $entry || ( isset( $tree['?'] ) && ! in_array( (string) $name, $names, true ) ) ) {
			$found[] = "'$path' is not a key." . did_you_mean( (string) $name, $names );
		} elseif ( is_array( $entry ) ) {
			$found = array_merge(
				$found,
				is_object( $value ) ? mistakes_in( $value, $entry, $words, "$path." ) : array( "'$path' must be an object." )
			);
		} elseif ( ! is_of_kind( $value, $entry ) ) {
			$found[] = "'$path' must be {$words[ $entry ]}.";
		}
	}
	return $found;
}

/** Whether a JSON value is of this kind of the library's `kinds.ts`. */
function is_of_kind( $value, string $kind ): bool {
	switch ( $kind ) {
		case 'ascii':
			return is_string( $value ) && 1 === preg_match( '/^[\x20-\x7e]*$/D', $value );
		case 'address':
			return is_string( $value ) && ( '' === $value || is_own_path( $value ) || is_safe_address( $value ) );
		case 'header':
			return is_string( $value ) && 1 === preg_match( '/^(?!(?:content-type|cookie|currentversion|deviceid|host|ipaddress|origin|sourceapp|token|usercode|userid)$)[\w-]*$/iD', $value );
		case 'number':
			return is_int( $value ) || is_float( $value );
		case 'count':
			return is_int( $value ) && $value > 0;
		case 'count-or-zero':
			return is_int( $value ) && $value >= 0;
		case 'path':
			return is_string( $value ) && 1 === preg_match( '#^/?(?![/\\\\])[^\s:]*$#D', $value );
		case 'boolean':
			return is_bool( $value );
		case 'persistence':
			return in_array( $value, array( 'local', 'session', 'memory' ), true );
		case 'analytics':
			return in_array( $value, array( '', 'dataLayer' ), true );
		case 'colour':
			return is_string( $value ) && 1 === preg_match( '/^(?:#[\da-f]{3,8}|[a-z]*|[a-z-]+\([\w\s.,%#\/()+-]*\))$/iD', $value );
		case 'length':
			return is_string( $value ) && 1 === preg_match( '/^(?:\d{1,3}(?:\.\d+)?px|0|)$/D', $value );
		case 'font':
			return is_string( $value ) && 1 === preg_match( '/^[\p{L}\p{N} ,\'"_-]*$/uD', $value );
		case 'locale':
			return is_string( $value ) && 1 === preg_match( '/^(?:|[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8})*(?:[.@].*)?)$/D', $value );
		case 'locales':
			return is_list_of( $value, fn( $each ) => '' !== $each && is_of_kind( $each, 'locale' ) );
		case 'offices':
			return is_list_of( $value, __NAMESPACE__ . '\is_office' );
		case 'product':
			return is_object( $value ) && is_of_kind( $value->listingId ?? null, 'number' ) && is_string( $value->name ?? null );
		case 'partners':
			return is_list_of( $value, __NAMESPACE__ . '\is_partner' );
		default:
			return is_string( $value );
	}
}

const LONGEST_ADDRESS = 2048;

/** Whether an address is https, or http on this machine: the same rule as `safeAddress` of the library. */
function is_safe_address( string $value ): bool {
	if ( ! is_plain( $value ) || 1 !== preg_match( '#^https?://[^/]#i', $value ) ) {
		return false;
	}
	$url = wp_parse_url( $value );
	if ( ! is_array( $url ) || empty( $url['host'] ) || isset( $url['user'] ) || isset( $url['pass'] ) || false !== strpos( $url['host'], '@' ) ) {
		return false;
	}
	return 'https' === strtolower( $url['scheme'] ) || is_this_machine( $url['host'] );
}

function is_own_path( string $value ): bool {
	return is_plain( $value ) && 1 === preg_match( '#^/(?!/)#', $value );
}

/**
 * Whether an address is short enough and has no backslashes, spaces or control characters. Browsers read a backslash
 * as a slash and drop tabs and line breaks: '/\host' and '/<tab>/host' are other sites.
 */
function is_plain( string $value ): bool {
	return strlen( $value ) <= LONGEST_ADDRESS && 0 === preg_match( '/[\p{Cc}\p{Z}\x{FEFF}\\\\]/u', $value );
}

function is_this_machine( string $host ): bool {
	return in_array( strtolower( $host ), array( 'localhost', '127.0.0.1', '[::1]' ), true );
}

function is_list_of( $value, callable $is ): bool {
	return is_array( $value ) && array_filter( $value, $is ) === $value;
}

function is_partner( $value ): bool {
	return is_object( $value ) && is_string( $value->name ?? null ) && is_of_kind( $value->logo ?? null, 'address' );
}

function is_office( $value ): bool {
	return is_object( $value ) && is_string( $value->name ?? null ) && '' !== $value->name
		&& is_string( $value->email ?? '' ) && is_string( $value->phone ?? '' ) && is_string( $value->address ?? '' );
}

function did_you_mean( string $name, array $known ): string {
	$distances = array_combine( $known, array_map( fn( $each ) => levenshtein( $name, (string) $each ), $known ) );
	asort( $distances );
	$nearest = array_key_first( $distances );
	return null !== $nearest && $distances[ $nearest ] <= max( 2, intdiv( strlen( $name ), 3 ) )
		? " Did you mean '$nearest'?"
		: ( count( $known ) > 60 ? '' : ' The keys are ' . implode( ', ', $known ) . '.' );
}
