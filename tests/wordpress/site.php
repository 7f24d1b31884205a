<?php
/* Makes the site: `php site.php` in its folder, once the database is there. */

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
	// The tour of the block editor would lie over it.
	update_user_meta( $user->ID, 'wp_persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) ) );
}
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'show_avatars', 0 );
// The form for comments has fields with the same labels.
update_option( 'default_comment_status', 'closed' );
update_option( 'active_plugins', array( 'dict-elements/dict-elements.php' ) );
