<?php
/**
 * Plugin Name: Dict Elements
 * Description: Signup, login, payment link and more of the dictation console, as blocks and as shortcodes.
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: Proprietary
 * Text Domain: dict-elements
 */

namespace DictElements;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/includes/files.php';
require __DIR__ . '/includes/configuration.php';
require __DIR__ . '/includes/cdn.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/markup.php';
require __DIR__ . '/includes/embed.php';
