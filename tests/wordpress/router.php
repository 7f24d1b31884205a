<?php
/* Does the work of a rewrite rule: serves files as they are, and leaves all other paths to WordPress. */

$path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = __DIR__ . $path;
if ( is_dir( $file ) && is_file( rtrim( $file, '/' ) . '/index.php' ) && '/' !== $path ) {
	$file = rtrim( $file, '/' ) . '/index.php';
	$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = rtrim( $path, '/' ) . '/index.php';
	chdir( dirname( $file ) );
	require $file;
	return true;
}
if ( '/' !== $path && is_file( $file ) ) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
require __DIR__ . '/index.php';
