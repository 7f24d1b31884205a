import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { release } from '../../src/build/release.mjs';
import { demoConfiguration } from '../../src/sandbox/server/demo-configuration.ts';
import { startSandbox, type SandboxServer } from '../../src/sandbox/server/node.ts';
import { root } from '../build/built.ts';
import { signUp } from '../journeys/support/sign-up.ts';
import { snippets } from '../support/snippets.ts';
import { logIn, picture, publish, publishBlock, visitorOf } from './authoring.ts';
import { startSite, type Site } from './site.ts';

/* The plugin in a WordPress as Debian has it, with the sandbox as CDN and service. */

interface World {
  readonly site: Site;
  readonly service: SandboxServer;
}

const cdn = join(root, 'dist/cdn');
const logos = join(root, 'src/sandbox/demo/partners');
const test = base.extend<object, { world: World }>({
  world: [
    async ({}, use) => {
      const folders = ['1.0.0', '1'].map((version) => ({ at: `/dict/${version}/`, folder: cdn }));
      const released = await mkdtemp(join(tmpdir(), 'dict-released-'));
      const service = await startSandbox({
        staticFolders: [...folders, { at: '/released/', folder: released }, { at: '/partners/', folder: logos }],
      });
      const config = join(released, 'vendor.json');
      await writeFile(config, JSON.stringify(configurationOf(service)));
      await release({ cdn: `${service.url}/released/dict`, config, to: released });
      const site = await startSite();
      await use({ site, service });
      await site.close();
      await service.close();
      await rm(released, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const themes = { block: 'twentytwentythree', classic: 'twentytwentyone' };

test('an administrator sees which key of the configuration is wrong, and can save the corrected one', async ({
  page,
  world,
}) => {
  const { site, service } = world;
  await logIn(page, site, 'administrator');
  const save = async (configuration: string, version = '1.0.0') => {
    await page.goto(`${site.url}/wp-admin/options-general.php?page=dict-elements`);
    await page.getByLabel('Address of the files').fill(`${service.url}/dict/`);
    await page.getByLabel('Version').fill(version);
    await page.getByLabel('Configuration').fill(configuration);
    await page.getByRole('button', { name: 'Save Changes' }).click();
  };
  const error = page.locator('.settings-error');

  await save('{ "links": { "term": "https://example.com/terms" } }');
  await expect(error).toContainText("'links.term' is not a key. Did you mean 'terms'?");
  await expect(page.getByLabel('Configuration')).toHaveValue(/"term"/);
  await save('{ "pageSize": "many", "persistence": "cookie" }');
  await expect(error.filter({ hasText: "'pageSize' must be a whole number above 0." })).toBeVisible();
  await expect(error.filter({ hasText: "'persistence' must be 'local', 'session' or 'memory'." })).toBeVisible();
  await save('{ "brand": }');
  await expect(error).toContainText('is not JSON');
  await save('{}', 'latest');
  await expect(error).toContainText('The version must be three numbers');
  await save('{}', '9.9.9');
  await expect(error).toContainText('answered with 404');
  await save(`<script type="application/json" id="dict-config">${JSON.stringify(configurationOf(service))}</script>`);
  await expect(error).toContainText('Settings saved.');
  await page.goto(`${site.url}/wp-admin/options-general.php?page=dict-elements`);
  await picture(page, 'settings');
  await expect(page.getByLabel('Configuration')).toHaveValue(JSON.stringify(configurationOf(service)));
});

for (const [role, kind] of [
  ['author', 'block'],
  ['editor', 'classic'],
] as const)
  test(`with a ${kind} theme an ${role} puts the signup into a post, and a visitor continues to the trial`, async ({
    page,
    browser,
    world,
  }) => {
    const { site, service } = world;
    await settle(world, themes[kind], configurationOf(service));
    await logIn(page, site, role);
    const address = await publishBlock(page, site, 'Signup', async () => {
      await page.getByLabel('Product').fill('dictation');
      await page.getByLabel('Layout').selectOption('form');
    });
    const visitor = await visitorOf(browser.newPage());
    await visitor.page.goto(address);
    await expect(visitor.page.locator('dict-signup')).toHaveAttribute('layout', 'form');
    await expect(visitor.page.locator('dict-signup')).toHaveAttribute('product', 'dictation');
    await expect(visitor.page.locator('dict-signup')).toHaveAttribute('data-state', 'ready');
    await picture(visitor.page, 'page');
    await signUp(visitor.page, service);
    expect(visitor.said).toEqual([]);
    await visitor.page.close();
  });

test('a page with tags has the configuration and the loader once, and values stay inside their attributes', async ({
  page,
  world,
}) => {
  const { site, service } = world;
  await settle(world, themes.block, { ...configurationOf(service), brand: '</script><b>Vale & Co' });
  const hostile = `[dict-payment-link payment-id='"><img src=x onerror=alert(1)>' onclick="alert(2)"]Sorry<script>alert(3)</script>[/dict-payment-link]`;
  const shortcodes = `[dict-login next="/account?tab=billing&amp;x=1"]\n\n[dict-forgot-password locked]\n\n${hostile}`;
  const address = await publish(site, 'author', shortcodes);
  const [tag = ''] = /<dict-payment-link[\s\S]*?<\/dict-payment-link>/.exec(await (await fetch(address)).text()) ?? [];
  expect(tag).toContain('Sorry');
  expect(tag).not.toMatch(/<img|<script|onclick/);
  await page.goto(address);
  await expect(page.locator('#dict-config')).toHaveCount(1);
  const loader = page.locator('script[src$="/dict/1.0.0/dict.js"]');
  await expect(loader).toHaveCount(1);
  const hashes = JSON.parse(readFileSync(join(cdn, 'integrity.json'), 'utf8')) as Record<string, string>;
  await expect(loader).toHaveAttribute('integrity', hashes['dict.js']!);
  await expect(loader).toHaveAttribute('type', 'module');
  await expect(page.locator('dict-login')).toHaveAttribute('next', '/account?tab=billing&x=1');
  await expect(page.locator('dict-forgot-password')).toHaveAttribute('locked', '');
  await expect(page.locator('dict-forgot-password')).toHaveAttribute('data-state', 'ready');
  const config = await page.locator('#dict-config').evaluate((block) => block.textContent);
  expect(JSON.parse(config!)).toMatchObject({ brand: '</script><b>Vale & Co' });
});

/** Publishes the login and the signup. `isPrerendered` tells whether an address is prerendered with a configuration. */
async function prerenderable(world: World) {
  const { site } = world;
  const isPrerendered = async (address: string, configuration: object) => {
    await settle(world, themes.block, configuration, '/released/dict');
    return (await (await fetch(address)).text()).includes('shadowrootmode');
  };
  const login = await publish(site, 'author', '[dict-login]');
  const signup = await publish(site, 'author', '[dict-signup product="dictation"]');
  return { login, signup, isPrerendered };
}

test(
  'a form is prerendered unless the page’s configuration changes its markup',
  { tag: '@NET-26' },
  async ({ world }) => {
    const { login, signup, isPrerendered } = await prerenderable(world);
    expect(await isPrerendered(login, { logo: { light: '/logo.svg' } })).toBe(false);
    expect(await isPrerendered(login, { consoleUrl: 'https://console.example' })).toBe(false);
    expect(await isPrerendered(signup, { language: 'de' })).toBe(false);
    expect(await isPrerendered(signup, { language: 'en' })).toBe(true);
    expect(await isPrerendered(signup, { consoleUrl: 'https://console.example' })).toBe(true);
    expect(await isPrerendered(login, {})).toBe(true);
  },
);

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that is not prerendered has its height', { tag: '@NET-26' }, async ({ page, world }) => {
    const { signup, isPrerendered } = await prerenderable(world);
    expect(await isPrerendered(signup, { language: 'de' })).toBe(false);
    await page.goto(signup);
    await expect(page.locator('dict-signup')).toHaveCSS('min-height', /^\d{3}px$/);
  });

  test('a prerendered form is visible', { tag: '@NET-26' }, async ({ page, world }) => {
    const { login, isPrerendered } = await prerenderable(world);
    expect(await isPrerendered(login, {})).toBe(true);
    await page.goto(login);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  });
});

test('prerendered forms need no configuration in the page, and sign up', async ({ browser, world }) => {
  const { login, signup, isPrerendered } = await prerenderable(world);
  expect(await isPrerendered(login, {})).toBe(true);
  const { page, said } = await visitorOf(browser.newPage());
  for (const [address, tag] of [
    [login, 'dict-login'],
    [signup, 'dict-signup'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator(tag)).toHaveAttribute('data-state', 'ready');
    await expect(page.locator('#dict-config')).toHaveCount(0);
  }
  await signUp(page, world.service);
  expect(said).toEqual([]);
  await page.close();
});

/** The snippet of the start page in a Custom HTML block. */
function customHtml({ url }: SandboxServer): string {
  const guide = snippets().find(
    ({ at, code }) => at.includes('Start.mdx') && code.startsWith('<script type="application'),
  )!;
  const snippet = guide.code.replaceAll('https://api.example.com', url).replaceAll('https://cdn.example.com', url);
  return `<!-- wp:html -->\n${snippet}<!-- /wp:html -->`;
}

test('without the plugin an editor’s Custom HTML block shows the form', async ({ page, world }) => {
  await settle(world, themes.block, {});
  await page.goto(await publish(world.site, 'editor', customHtml(world.service)));
  await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'ready');
});

test('without the plugin an author’s Custom HTML block shows the configuration as text', async ({ page, world }) => {
  await settle(world, themes.block, {});
  await page.goto(await publish(world.site, 'author', customHtml(world.service)));
  await expect(page.getByText('serviceBase')).toBeVisible();
  await expect(page.locator('dict-signup')).toHaveCount(0);
});

test('a page without a tag contains nothing of the plugin, and no page has a PHP notice', async ({ world }) => {
  const { site, service } = world;
  await settle(world, themes.classic, configurationOf(service));
  const html = await (await fetch(await publish(site, 'author', 'A post.'))).text();
  expect(html).not.toContain('dict-config');
  expect(html).not.toContain('dict.js');
  expect(await site.php("echo file_exists('errors.log') ? file_get_contents('errors.log') : '';")).not.toContain(
    'dict-elements',
  );
});

test('the shortcodes of the README work as they are written, and a visitor pays the link', async ({ page, world }) => {
  const { site, service } = world;
  await settle(world, themes.classic, configurationOf(service));
  const readme = readFileSync(join(root, 'integrations/wordpress/README.md'), 'utf8');
  const shortcodes = readme.match(/^ {4}\[dict-.*$/gm)!.map((line) => line.trim());
  expect(shortcodes).toHaveLength(2);
  const { said } = await visitorOf(Promise.resolve(page));
  await page.goto(await publish(site, 'author', shortcodes.join('\n\n').replace('…"', 'SANDBOX-LINK-UNPAID-INR"')));
  for (const tag of ['dict-signup', 'dict-payment-link'])
    await expect(page.locator(tag)).toHaveAttribute('data-state', 'ready');
  await expect(page.locator('dict-signup')).toHaveAttribute('layout', 'form');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  const widget = page.frameLocator('iframe[src*="/sandbox/card/"]');
  await widget.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'PAYMENT SUCCESSFUL' })).toBeVisible();
  expect(said).toEqual([]);
});

test(
  'fields that the form does not have store nothing, for a manager who may not write HTML',
  { tag: '@SEC-38' },
  async ({ page, world }) => {
    const { site, service } = world;
    await settle(world, themes.classic, configurationOf(service));
    await site.php(
      "$id = wp_create_user('manager', 'password', 'manager@example.com'); $user = new WP_User($id); $user->set_role('author'); $user->add_cap('manage_options'); echo user_can($id, 'unfiltered_html') ? 'all' : 'none';",
    );
    await logIn(page, site, 'manager');
    await page.goto(`${site.url}/wp-admin/options-general.php?page=dict-elements`);
    await page.locator('form[action="options.php"]').evaluate((form: HTMLFormElement) => {
      const add = (name: string, value: string) => {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name: `dict_elements${name}`, value });
        form.append(input);
      };
      add('[drawings][dict-login][content]', '<script>stored()</script>');
      add('[drawings][dict-login][marks]', ' onclick="stored()"');
      add('[integrity]', 'sha384-forged');
      add('[mark]', '0'.repeat(32));
    });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.locator('.settings-error')).toContainText('Settings saved.');
    const html = await (await fetch(await publish(site, 'author', '[dict-login]'))).text();
    expect(html).toContain('<dict-login');
    expect(html).not.toMatch(/stored\(\)|forged/);
  },
);

test('an option that something else has written adds no markup to a page', { tag: '@SEC-38' }, async ({ world }) => {
  const { site, service } = world;
  await settle(world, themes.classic, {});
  const login = await publish(site, 'author', '[dict-login]');
  const write = (changes: string) =>
    site.php(`$saved = get_option('dict_elements'); $GLOBALS['wpdb']->update($GLOBALS['wpdb']->options,
      array('option_value' => serialize(array_merge($saved, ${changes}))), array('option_name' => 'dict_elements'));`);
  await write("array('drawings' => array('dict-login' => array('marks' => '', 'content' => '<b>stored</b>')))");
  const html = await (await fetch(login)).text();
  expect(html).not.toContain('stored');
  expect(html).toContain(`${service.url}/dict/1.0.0/dict.js`);
  await write("array('cdn' => 'javascript:alert(1)//')");
  expect(await (await fetch(login)).text()).not.toContain('javascript:');
});

test('addresses follow the rule of the library', { tag: '@SEC-38' }, async ({ world }) => {
  const accepted = [
    'https://cdn.example.com/dict',
    'https://cdn.example.com:8443/a?b#c',
    'http://[::1]:4600/x',
    '/terms',
  ];
  const refused = [
    'javascript:alert(1)',
    'http://cdn.example.com',
    'https://someone@cdn.example.com',
    'https://cdn.example.com\\@evil.example',
    'https://cdn.example.com/ a',
    '//evil.example',
    '/\t/evil.example',
    '/\\evil.example',
    `https://cdn.example.com/${'x'.repeat(2048)}`,
  ];
  const given = Buffer.from(JSON.stringify([...accepted, ...refused])).toString('base64');
  const code = `echo wp_json_encode(array_map(fn($each) => DictElements\\is_of_kind($each, 'address'), json_decode(base64_decode('${given}'))));`;
  expect(JSON.parse(await world.site.php(code))).toEqual([...accepted.map(() => true), ...refused.map(() => false)]);
});

test(
  'the plugin asks no private address, and this machine only for a site on this machine',
  { tag: '@SEC-38' },
  async ({ world }) => {
    const { site, service } = world;
    const asked = async (url: string, home = 'https://practice.example') =>
      site.php(
        `add_filter('home_url', fn() => '${home}'); $read = DictElements\\fetch_text('${url}'); echo is_wp_error($read) ? $read->get_error_message() : 'read';`,
      );
    const privateOnes = [
      '10.0.0.1',
      '192.168.1.1',
      '172.16.0.1',
      '169.254.169.254',
      '127.0.0.1',
      'localhost',
      '[fd00::1]',
      '100.100.100.200',
      '[::ffff:10.0.0.1]',
    ];
    for (const host of privateOnes) expect(await asked(`https://${host}/integrity.json`)).toContain('private network');
    const ours = `${service.url}/dict/1.0.0/integrity.json`;
    expect(await asked(ours)).toContain('private network');
    expect(await asked(ours, site.url)).toBe('read');
  },
);

const configurationOf = (service: SandboxServer) => {
  const { sso: _, ...configuration } = demoConfiguration(service.url);
  return { ...configuration, consoleUrl: '' };
};

/** Resets the service, and saves the settings as an administrator's form does. */
async function settle({ site, service }: World, theme: string, configuration: object, folder = '/dict') {
  const headers = { 'X-Sandbox-Control': '1', 'Content-Type': 'application/json' };
  const reset = await fetch(`${service.url}/sandbox/reset`, { method: 'POST', headers, body: '{}' });
  expect(reset.status).toBe(200);
  const settings = {
    cdn: `${service.url}${folder}`,
    version: '1.0.0',
    configuration: JSON.stringify(configuration),
    drawn: '1',
  };
  const given = Buffer.from(JSON.stringify(settings)).toString('base64');
  const saved = await site.php(
    `switch_theme('${theme}'); delete_option('dict_elements'); update_option('dict_elements', DictElements\\checked_settings(json_decode(base64_decode('${given}'), true))); echo get_option('dict_elements')['integrity'];`,
  );
  expect(saved).toContain('sha');
}
