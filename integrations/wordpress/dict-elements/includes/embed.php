<?php
/* A shortcode and a block for each tag. PHP renders both, so an author needs no right to write HTML. */

namespace DictElements;

/** Whether the page that is being rendered has one of the tags. */
function page_has_tag( bool $has = false ): bool {
	static $found = false;
	$found        = $found || $has;
	return $found;
}

function render( array $definition, array $given, string $fallback = '' ): string {
	if ( '' === settings()['cdn'] ) {
		return current_user_can( 'edit_posts' )
			? '<p>' . esc_html__( 'Dict Elements: an administrator has to save the settings first.', 'dict-elements' ) . '</p>'
			: '';
	}
	page_has_tag( true );
	return tag_markup( $definition, $given, $fallback );
}

add_action(
	'init',
	function () {
		wp_register_script(
			'dict-elements-blocks',
			plugins_url( 'blocks.js', __DIR__ ),
			array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components' ),
			'1.0.0',
			true
		);
		wp_add_inline_script( 'dict-elements-blocks', 'var dictElementsTags = ' . wp_json_encode( tags(), JSON_HEX_TAG ) . ';', 'before' );
		foreach ( tags() as $definition ) {
			$name = substr( $definition['tag'], strlen( 'dict-' ) );
			add_shortcode( $definition['tag'], fn( $given, $inside ) => render( $definition, flags_of( (array) $given ), wp_kses_post( (string) $inside ) ) );
			register_block_type(
				"dict-elements/$name",
				array(
					'api_version'     => 2,
					'editor_script'   => 'dict-elements-blocks',
					'attributes'      => block_attributes( $definition ),
					'render_callback' => fn( $given ) => sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), render( $definition, (array) $given ) ),
				)
			);
		}
	}
);

/** Gives flags their names: WordPress parses the flag of `[dict-x light]` as a value without a name. */
function flags_of( array $given ): array {
	$named = array();
	foreach ( $given as $name => $value ) {
		$named[ is_int( $name ) ? $value : $name ] = is_int( $name ) ? true : $value;
	}
	return $named;
}

function block_attributes( array $definition ): array {
	$attributes = array();
	foreach ( $definition['attributes'] as $attribute ) {
		$attributes[ $attribute['name'] ] = array( 'type' => 'boolean' === $attribute['kind'] ? 'boolean' : 'string' );
	}
	return $attributes;
}

// A feed or an excerpt may have rendered a tag that the page does not show: the loader then finds nothing to do.
add_action(
	'wp_footer',
	function () {
		if ( page_has_tag() ) {
			echo page_markup(); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped where it is made.
		}
	}
);
