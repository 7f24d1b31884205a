import { join } from 'node:path';
import { expect, type ConsoleMessage, type Page } from 'playwright/test';
import { root } from '../build/built.ts';
import { messagesOf } from '../support/messages-of.ts';
import type { Site } from './site.ts';

/* Steps of authors and visitors in the WordPress of the tests. */

export async function logIn(page: Page, site: Site, name: string) {
  await page.goto(`${site.url}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.locator('#wpadminbar')).toBeVisible();
}

/** Publishes a post with the block in the editor, as the signed-in author. Returns its address. */
export async function publishBlock(
  page: Page,
  site: Site,
  block: string,
  configure: () => Promise<void>,
): Promise<string> {
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(`${site.url}/wp-admin/post-new.php`);
  await page.getByLabel('Add title').fill('Start your trial');
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByPlaceholder('Search').fill(block);
  await picture(page, 'inserter');
  await page.getByRole('option', { name: new RegExp(`${block}$`) }).click();
  await expect(page.getByText('Creates a free account').first()).toBeVisible();
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  const settings = page.getByRole('region', { name: 'Editor top bar' }).getByRole('button', { name: 'Settings' });
  if ((await settings.getAttribute('aria-expanded')) !== 'true') await settings.click();
  await configure();
  await picture(page, 'block');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.locator('.editor-post-publish-panel').getByRole('button', { name: 'Publish', exact: true }).click();
  const view = page.locator('.editor-post-publish-panel').getByRole('link', { name: 'View Post' });
  return (await view.getAttribute('href'))!;
}

/**
 * Publishes a post as a user of this role and returns its address. WordPress removes the content that the role must not
 * write.
 */
export function publish(site: Site, role: string, content: string): Promise<string> {
  const given = Buffer.from(content).toString('base64');
  return site.php(
    `$user = get_user_by('login', '${role}'); wp_set_current_user($user->ID); kses_init(); $id = wp_insert_post(array('post_title' => 'A post', 'post_status' => 'publish', 'post_author' => $user->ID, 'post_content' => wp_slash(base64_decode('${given}')))); echo get_permalink($id);`,
  );
}

/** A page with its console errors and the library's messages. */
export async function visitorOf(opening: Promise<Page>) {
  const page = await opening;
  const isOurs = (message: ConsoleMessage) => message.text().startsWith('dict-elements');
  return { page, said: messagesOf(page, (message) => message.type() === 'error' || isOurs(message)) };
}

/** Takes a picture for the plugin's README if PICTURES is set: `PICTURES=1 npm run test:wordpress`. */
export async function picture(page: Page, name: string) {
  if (process.env.PICTURES) await page.screenshot({ path: join(root, `integrations/wordpress/pictures/${name}.png`) });
}
