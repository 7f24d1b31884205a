<?php
/* The markup of a tag, and the markup that a page needs once for all its tags. */

namespace DictElements;

/** Configuration keys that change prerendered markup: a page with one of them uses none of the CDN's. */
const DRAWN_KEYS = array( 'brand', 'logo', 'links', 'partners', 'sso', 'messages' );

/** Tags whose prerendered markup has links to the console, which `consoleUrl` changes. */
const TAGS_WITH_LINKS = array( 'dict-login', 'dict-forgot-password', 'dict-reset-password' );

/** Attributes that change nothing in prerendered markup, with the value that they must have for it; null is any. */
const UNDRAWN_ATTRIBUTES = array(
	'product'          => 'dictation',
	'plan-id'          => null,
	'billing-cycle-id' => null,
	'payment-id'       => null,
	'next'             => null,
);

/**
 * A tag with its attributes, and the CDN's prerendered markup in it if the page would render the same.
 *
 * @param array $given Attribute name to value; names that the tag does not have are left out.
 */
function tag_markup( array $definition, array $given, string $fallback = '' ): string {
	$tag        = $definition['tag'];
	$attributes = attributes_of( $definition, $given );
	$markup     = '';
	foreach ( $attributes as $name => $value ) {
		$markup .= true === $value ? " $name" : " $name=\"" . esc_attr( $value ) . '"';
	}
	$drawing = drawing_for( $tag, $attributes ) ?? array(
		'marks'   => '',
		'content' => '',
	);
	// A final view has its own height; dict.css reserves that of the others.
	$is_finished = false !== strpos( $drawing['marks'], ' data-drawn' );
	$sheet       = $is_finished ? '' : '<link rel="stylesheet" href="' . esc_url( base_address( settings() ) . '/dict.css' ) . '">';
	return "$sheet<$tag$markup{$drawing['marks']}>{$drawing['content']}$fallback</$tag>";
}

/** The attributes that are set and differ from their defaults, in the order of the table. */
function attributes_of( array $definition, array $given ): array {
	$attributes = array();
	foreach ( $definition['attributes'] as $attribute ) {
		$name  = $attribute['name'];
		$value = $given[ $name ] ?? null;
		if ( 'boolean' === $attribute['kind'] ) {
			if ( in_array( $value, array( true, 'true', '1', 'on', '', $name ), true ) ) {
				$attributes[ $name ] = true;
			}
			continue;
		}
		$is_known = 'enum' !== $attribute['kind'] || in_array( $value, $attribute['choices'], true );
		if ( is_scalar( $value ) && '' !== (string) $value && $is_known && ( $attribute['default'] ?? '' ) !== (string) $value ) {
			$attributes[ $name ] = (string) $value;
		}
	}
	return $attributes;
}

function drawing_for( string $tag, array $attributes ): ?array {
	$settings      = settings();
	$configuration = (array) json_decode( $settings['configuration'], true );
	// The CDN's prerendered markup is English.
	if ( 0 !== strpos( ( $configuration['language'] ?? '' ) ?: get_locale(), 'en' ) ) {
		return null;
	}
	$changing = array_merge( DRAWN_KEYS, in_array( $tag, TAGS_WITH_LINKS, true ) ? array( 'consoleUrl' ) : array() );
	if ( array() !== array_intersect( $changing, array_keys( $configuration ) ) ) {
		return null;
	}
	$drawing = $settings['drawings'][ $tag ] ?? null;
	// A release prerenders the signup of the vendor's first product; a signup without a product looks like that of
	// dictation.
	$product = ( $drawing['product'] ?? '' ) ?: UNDRAWN_ATTRIBUTES['product'];
	if ( UNDRAWN_ATTRIBUTES['product'] !== $product && ! isset( $attributes['product'] ) ) {
		return null;
	}
	$undrawn = array( 'product' => $product ) + UNDRAWN_ATTRIBUTES;
	foreach ( $attributes as $name => $value ) {
		if ( ! array_key_exists( $name, $undrawn ) || ! in_array( $undrawn[ $name ], array( null, $value ), true ) ) {
			return null;
		}
	}
	return $drawing;
}

/** The configuration and the loader, for the end of a page that has one of the tags. */
function page_markup(): string {
	$settings      = settings();
	$configuration = json_decode( $settings['configuration'] );
	$block         = $configuration && array() !== get_object_vars( $configuration )
		? '<script type="application/json" id="dict-config">'
			. wp_json_encode( $configuration, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE )
			. "</script>\n"
		: '';
	$hash          = $settings['integrity'];
	$integrity     = '' === $hash ? '' : ' integrity="' . esc_attr( $hash ) . '" crossorigin';
	return $block . '<script type="module" src="' . esc_url( base_address( $settings ) . '/dict.js' ) . "\"$integrity></script>\n";
}
