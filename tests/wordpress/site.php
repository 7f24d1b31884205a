<?php
/* Installs the site, with its users and options: `php site.php` in its folder, once the database exists. */

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = getenv( 'WORDPRESS_HOST' );
require 'wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'A practice', 'administrator', 'administrator@example.com', false, '', 'password' );
foreach ( array( 'editor', 'author' ) as $role ) {
	$id = wp_create_user( $role, 'password', "$role@example.com" );
	( new WP_User( $id ) )->set_role( $role );
}
foreach ( get_users() as $user ) {
	// The welcome tour would cover the block editor.
	update_user_meta( $user->ID, 'wp_persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) ) );
}
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'show_avatars', 0 );
// The form for comments would have fields with the same labels as the elements.
update_option( 'default_comment_status', 'closed' );
update_option( 'active_plugins', array( 'dict-elements/dict-elements.php' ) );
