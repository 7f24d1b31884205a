<?php
/* The two files that the library's build writes into the plugin: its tags, and the keys of its configuration. */

namespace DictElements;

/** Every tag that can be embedded: tag, title, description and attributes. */
function tags(): array {
	return read_json( 'tags.json' );
}

/** The keys as a tree with the kind of each value, and a description of each kind. */
function configuration_keys(): array {
	return read_json( 'configuration.json' );
}

function read_json( string $file ): array {
	return json_decode( file_get_contents( dirname( __DIR__ ) . '/' . $file ), true );
}
