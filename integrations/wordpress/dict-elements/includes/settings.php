<?php
/* The page "Dict Elements" of the settings: address of the files, version, and configuration. */

namespace DictElements;

const OPTION = 'dict_elements';
const NOTHING = array(
	'cdn'           => '',
	'version'       => '',
	'configuration' => '{}',
	'drawn'         => true,
	'integrity'     => '',
	'drawings'      => array(),
);

/**
 * The saved settings. Hashes and prerendered markup count only if `checked_settings` has stored them, because other
 * code can write options too.
 */
function settings(): array {
	$saved = get_option( OPTION );
	if ( is_marked( $saved ) ) {
		return array_merge( NOTHING, $saved );
	}
	$typed = typed_settings( $saved );
	return array() === mistakes_of( $typed ) ? $typed : NOTHING;
}

/** The fields that a person can fill in. All other fields of a request are ignored. */
function typed_settings( $given ): array {
	$text_of = fn( $name ) => is_array( $given ) && is_string( $given[ $name ] ?? null ) ? trim( $given[ $name ] ) : '';
	return array(
		'cdn'           => untrailingslashit( $text_of( 'cdn' ) ),
		'version'       => $text_of( 'version' ),
		'configuration' => $text_of( 'configuration' ) ?: '{}',
		'drawn'         => is_array( $given ) && ! empty( $given['drawn'] ),
	) + NOTHING;
}

function mistakes_of( array &$wanted ): array {
	return array_merge( address_mistakes( $wanted ), configuration_mistakes_in( $wanted['configuration'] ) );
}

/** The mark of settings that `checked_settings` has made. It depends on the site's secret keys, so no input can have it. */
function mark_of( array $settings ): string {
	return wp_hash( serialize( array_map( fn( $name ) => $settings[ $name ] ?? null, array_keys( NOTHING ) ) ) );
}

function is_marked( $settings ): bool {
	return is_array( $settings ) && is_string( $settings['mark'] ?? null ) && hash_equals( mark_of( $settings ), $settings['mark'] );
}

function marked( array $settings ): array {
	return array( 'mark' => mark_of( $settings ) ) + $settings;
}

function base_address( array $settings ): string {
	return untrailingslashit( $settings['cdn'] ) . '/' . $settings['version'];
}

add_action(
	'admin_init',
	fn() => register_setting( OPTION, OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\checked_settings' ) )
);

add_action(
	'admin_menu',
	fn() => add_options_page( 'Dict Elements', 'Dict Elements', 'manage_options', 'dict-elements', __NAMESPACE__ . '\show_settings' )
);

/** The settings to save: the new ones, or the former ones if the new ones have mistakes. */
function checked_settings( $given ): array {
	// WordPress calls this function twice if the option is new, the second time with its own result.
	if ( is_marked( $given ) ) {
		return $given;
	}
	$wanted   = typed_settings( $given );
	$mistakes = mistakes_of( $wanted );
	if ( array() === $mistakes && is_pinned( $wanted['version'] ) ) {
		$read = read_cdn( base_address( $wanted ), $wanted['drawn'] );
		if ( is_wp_error( $read ) ) {
			$mistakes[] = $read->get_error_message();
		} else {
			$wanted = array_merge( $wanted, $read );
		}
	}
	foreach ( $mistakes as $at => $mistake ) {
		add_settings_error( OPTION, "dict-elements-$at", esc_html( $mistake ) );
	}
	if ( array() === $mistakes ) {
		return marked( $wanted );
	}
	set_transient( OPTION . '_rejected', $wanted, MINUTE_IN_SECONDS );
	return marked( settings() );
}

function address_mistakes( array $wanted ): array {
	$mistakes = array();
	if ( ! is_safe_address( $wanted['cdn'] ) || false !== strpbrk( $wanted['cdn'], '?#' ) ) {
		$mistakes[] = 'The address must begin with https://, as in https://cdn.example.com/dict.';
	}
	if ( ! is_pinned( $wanted['version'] ) && 1 !== preg_match( '/^\d+$/D', $wanted['version'] ) ) {
		$mistakes[] = 'The version must be three numbers, as in 1.0.0, or one for the newest of them, as in 1.';
	}
	return $mistakes;
}

/** The mistakes in a pasted text, which may be the whole <script> block of a guide. Removes the tags from the text. */
function configuration_mistakes_in( string &$text ): array {
	$text  = trim( preg_replace( '#^<script[^>]*>|</script>$#i', '', $text ) );
	$given = json_decode( $text );
	return JSON_ERROR_NONE === json_last_error()
		? configuration_mistakes( $given )
		: array( 'The configuration is not JSON (' . json_last_error_msg() . '): check its quotes, commas and braces.' );
}

function show_settings(): void {
	// The fields show rejected settings again, to be corrected.
	$rejected = get_transient( OPTION . '_rejected' );
	delete_transient( OPTION . '_rejected' );
	$shown = is_array( $rejected ) ? $rejected : settings();
	?>
	<div class="wrap">
		<h1>Dict Elements</h1>
		<form method="post" action="options.php">
			<?php settings_fields( OPTION ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="dict-cdn">Address of the files</label></th>
					<td>
						<input class="regular-text" type="url" required id="dict-cdn" name="dict_elements[cdn]" value="<?php echo esc_attr( $shown['cdn'] ); ?>" placeholder="https://cdn.example.com/dict" aria-describedby="dict-cdn-help">
						<p class="description" id="dict-cdn-help">As you were given it, without the version.</p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="dict-version">Version</label></th>
					<td>
						<input class="small-text" required id="dict-version" name="dict_elements[version]" value="<?php echo esc_attr( $shown['version'] ); ?>" placeholder="1.0.0" aria-describedby="dict-version-help">
						<p class="description" id="dict-version-help">1.0.0 never changes and is verified by the browser; 1 is always the newest.</p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="dict-configuration">Configuration</label></th>
					<td>
						<textarea class="large-text code" rows="10" id="dict-configuration" name="dict_elements[configuration]" aria-describedby="dict-configuration-help" spellcheck="false"><?php echo esc_textarea( '{}' === $shown['configuration'] ? '' : $shown['configuration'] ); ?></textarea>
						<p class="description" id="dict-configuration-help">The JSON that you were given. Leave it empty if you were given none.</p>
					</td>
				</tr>
				<tr>
					<th scope="row">Forms</th>
					<td>
						<label><input type="checkbox" name="dict_elements[drawn]" value="1" <?php checked( $shown['drawn'] ); ?>> Show them before any script has come</label>
						<p class="description">With a version of three numbers, and a configuration that changes nothing that is drawn.</p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
