<?php
/* What the site keeps of the CDN. It is asked when the settings are saved, never while a page is shown. */

namespace DictElements;

/** A version with three numbers never changes: only of such a one are hashes and drawings kept. */
function is_pinned( string $version ): bool {
	return 1 === preg_match( '/^\d+\.\d+\.\d+(?:-[\w.]+)?$/D', $version );
}

/**
 * The hash of dict.js, and the drawing of each tag that the CDN has one of.
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
	$answer = wp_remote_get( $url, array( 'timeout' => 10, 'redirection' => 0 ) );
	if ( is_wp_error( $answer ) ) {
		return $answer;
	}
	$status = wp_remote_retrieve_response_code( $answer );
	return 200 === $status
		? wp_remote_retrieve_body( $answer )
		: new \WP_Error( 'dict_elements_cdn', "$url answered with $status." );
}

/** Of a snippet what is inside its tag, and the marks of a drawing on the tag; settings, script and other attributes are the plugin's. */
function drawing_in( string $snippet, string $tag ): ?array {
	if ( 1 !== preg_match( "#<$tag((?: [a-z-]+(?:=\"[^\"]*\")?)*)>(.*)</$tag>#s", $snippet, $found ) ) {
		return null;
	}
	preg_match_all( '# data-[a-z-]+(?:="[^"]*")?#', $found[1], $marks );
	return array(
		'marks'   => implode( '', $marks[0] ),
		'content' => $found[2],
	);
}
