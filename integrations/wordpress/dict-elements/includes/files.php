<?php
/* The two files that the library's build makes: its tags, and the keys of its configuration. */

namespace DictElements;

/** Every tag that can be embedded: tag, title, description and attributes. */
function tags(): array {
	return read_json( 'tags.json' );
}

/** The tree of keys with the kind of each value, and what each kind is in words. */
function configuration_keys(): array {
	return read_json( 'configuration.json' );
}

function read_json( string $file ): array {
	return json_decode( file_get_contents( dirname( __DIR__ ) . '/' . $file ), true );
}
