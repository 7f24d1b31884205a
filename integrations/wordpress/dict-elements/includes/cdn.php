<?php
/*
 * The hashes and the prerendered markup of the CDN. They are fetched when the settings are saved, never while a page is
 * shown.
 */

namespace DictElements;

/** Whether a version has three numbers. Such a version never changes, so its hash and markup may be stored. */
function is_pinned( string $version ): bool {
	return 1 === preg_match( '/^\d+\.\d+\.\d+(?:-[\w.]+)?$/D', $version );
}

/**
 * The hash of dict.js, and the prerendered markup of each tag for which the CDN has some.
 *
 * @return array|\WP_Error
 */
function read_cdn( string $base, bool $with_drawings ) {
	$integrity = fetch_text( "$base/integrity.json" );
	if ( is_wp_error( $integrity ) ) {
		return $integrity;
	}
	$hash = json_decode( $integrity, true )['dict.js'] ?? '';
	if ( 1 !== preg_match( '#^sha(?:256|384|512)-[A-Za-z0-9+/=]+$#D', $hash ) ) {
		return new \WP_Error( 'dict_elements_cdn', "$base/integrity.json has no hash of dict.js." );
	}
	$drawings = array();
	foreach ( $with_drawings ? tags() : array() as $tag ) {
		$snippet  = fetch_text( "$base/snippets/inline/{$tag['tag']}.html" );
		$drawing  = is_wp_error( $snippet ) ? null : drawing_in( $snippet, $tag['tag'] );
		if ( null !== $drawing ) {
			$drawings[ $tag['tag'] ] = $drawing;
		}
	}
	return array(
		'integrity' => $hash,
		'drawings'  => $drawings,
	);
}

/** @return string|\WP_Error */
function fetch_text( string $url ) {
	$host = (string) wp_parse_url( $url, PHP_URL_HOST );
	// A developer has site and CDN on one machine. A site on the internet must not be used to reach machines in its
	// network.
	$is_local = is_this_machine( $host ) && is_this_machine( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
	if ( ! $is_local && is_private( $host ) ) {
		return new \WP_Error( 'dict_elements_cdn', "$url is an address of a private network." );
	}
	$allow_host = fn( $allowed, $asked ) => $allowed || $asked === $host;
	$allow_port = fn( $ports ) => array_merge( $ports, array( (int) wp_parse_url( $url, PHP_URL_PORT ) ) );
	if ( $is_local ) {
		add_filter( 'http_request_host_is_external', $allow_host, 10, 2 );
		add_filter( 'http_allowed_safe_ports', $allow_port );
	}
	$answer = wp_safe_remote_get( $url, array( 'timeout' => 10, 'redirection' => 0 ) );
	remove_filter( 'http_request_host_is_external', $allow_host );
	remove_filter( 'http_allowed_safe_ports', $allow_port );
	if ( is_wp_error( $answer ) ) {
		return $answer;
	}
	$status = wp_remote_retrieve_response_code( $answer );
	return 200 === $status
		? wp_remote_retrieve_body( $answer )
		: new \WP_Error( 'dict_elements_cdn', "$url answered with $status." );
}

/**
 * Whether a host has an address of this machine, of a private network or of a provider's metadata. WordPress allows
 * some of them.
 */
function is_private( string $host ): bool {
	$host      = trim( $host, '[]' );
	$is_ip     = false !== filter_var( $host, FILTER_VALIDATE_IP );
	$addresses = $is_ip ? array( $host ) : array_merge(
		gethostbynamel( $host ) ?: array(),
		array_column( @dns_get_record( $host, DNS_AAAA ) ?: array(), 'ipv6' ) // phpcs:ignore WordPress.PHP.NoSilencedErrors -- It warns where there is no answer.
	);
	foreach ( $addresses as $address ) {
		$is_public = false !== filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
		if ( ! $is_public || 1 === preg_match( MORE_PRIVATE, $address ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Ranges that PHP takes for public: 100.64.0.0/10, which providers use inside their networks, also for metadata,
 * 192.0.0.0/24, 198.18.0.0/15 and multicast, and IPv6 addresses that stand for one of IPv4.
 */
const MORE_PRIVATE = '/^(?:100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|192\.0\.0\.|198\.1[89]\.|22[4-9]\.|23\d\.|ff|::|64:ff9b:|2002:)/i';

/**
 * The part of a snippet inside its tag, and the tag's `data-` attributes. The plugin writes the configuration, the
 * script and all other attributes itself.
 */
function drawing_in( string $snippet, string $tag ): ?array {
	if ( 1 !== preg_match( "#<$tag((?: [a-z-]+(?:=\"[^\"]*\")?)*)>(.*)</$tag>#s", $snippet, $found ) ) {
		return null;
	}
	preg_match_all( '# data-[a-z-]+(?:="[^"]*")?#', $found[1], $marks );
	preg_match( '# product="([^"]*)"#', $found[1], $product );
	return array(
		'product' => $product[1] ?? '',
		'marks'   => implode( '', $marks[0] ),
		'content' => $found[2],
	);
}
