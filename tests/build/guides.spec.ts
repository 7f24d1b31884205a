import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { expect, test as base, type Page } from 'playwright/test';
import { createServer } from 'vite';
import { fill, submit } from '../journeys/support/sign-up.ts';
import { snippets, type Snippet } from '../support/snippets.ts';
import { read, readJson, root } from './built.ts';

/*
 * The commands and scripts of the guides, as a reader copies them, in the folder that "Start in five minutes" makes. HTML is
 * opened by journeys/embed/docs.spec.ts, parts of a framework's project by test:frameworks, shortcodes by test:wordpress.
 */

const run = promisify(execFile);
const sh = async (cwd: string, code: string) => (await run('sh', ['-ec', code], { cwd, env: offline })).stdout;
const offline = { ...process.env, npm_config_offline: 'true' };

// In one worker, because every worker would make a project folder of its own.
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { project: string }>({
  project: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'guides-'));
      await run('npm', ['pack', '--pack-destination', folder], { cwd: root });
      await sh(folder, snippetIn('Start', 'npm init').code);
      for (const { file, code } of snippets().filter(
        ({ at, file: name }) => at.includes('/Start.mdx') && name !== '',
      )) {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await writeFile(join(folder, file), code);
      }
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const all = snippets().filter(({ kind }) => !kind.startsWith('of '));
const snippetIn = (page: string, start: string): Snippet =>
  all.find(({ at, code }) => at.includes(`${page}.mdx`) && code.startsWith(start))!;
const scripts = all.filter(({ language, file }) => ['js', 'ts'].includes(language) && file === '');
const isForNode = ({ code }: Snippet) => /dict-elements\/(?:server|sandbox\/node)'/.test(code);
const viteConfig = scripts.find(({ code }) => code.includes('dict-elements/sandbox/vite'))!;
const forBrowser = scripts.filter((each) => !isForNode(each) && each !== viteConfig);

test(
  'Start in five minutes: the commands and files of the page make a signup that works until its page continues',
  { tag: '@all' },
  async ({ page, project }) => {
    const server = spawn('sh', ['-ec', snippetIn('Start', 'node sandbox').code], { cwd: project, detached: true });
    try {
      await fiveMinutes(page, server.stdout);
    } finally {
      process.kill(-server.pid!);
      await once(server, 'close');
    }
  },
);

async function fiveMinutes(page: Page, terminal: Readable): Promise<void> {
  let output = '';
  terminal.on('data', (chunk) => (output += String(chunk)));
  const inOutput = async (pattern: RegExp) => {
    await expect.poll(() => output).toMatch(pattern);
    return pattern.exec(output)![1]!;
  };
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));

  const url = await inOutput(/^Open (\S+)$/m);
  for (const file of ['package.json', 'sandbox.mjs', 'node_modules/dict-elements/package.json'])
    expect((await page.request.get(`${url}/${file}`)).status(), file).toBe(404);
  await page.goto(url);
  const button = page.getByRole('button', { name: 'Create free account' });
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 92)');
  await fill(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  await page.getByLabel('Code').fill(await inOutput(/\b(\d{6})\b/));
  await page.getByRole('button', { name: 'Proceed to Installation' }).click();
  await expect(page.getByText('Welcome', { exact: true })).toBeVisible();
  for (const event of ['dict-step', 'dict-session', 'dict-navigate'])
    expect(logged.some((line) => line.startsWith(event))).toBe(true);
  expect(logged.filter((line) => /^dict-elements|error/i.test(line))).toEqual([]);
}

for (const { at, code } of all.filter(({ code: each }) => each.startsWith('npx dict-elements')))
  test(`${at}: the command prints a prerendered signup`, { tag: '@all' }, async ({ project }) => {
    const markup = await sh(project, code);
    expect(markup).toMatch(/<dict-signup[^>]* data-drawn>[^]*<template shadowrootmode="open">[^]*<input/);
    expect(markup.includes('<link rel="stylesheet"')).toBe(!code.includes('--inline-style'));
    expect(markup).toContain('src="https://cdn.example.com/dict/1.0.0/dict.js"');
  });

for (const { at, code } of scripts.filter(isForNode))
  test(`${at}: the script runs in Node`, { tag: '@all' }, async ({ project }) => {
    // A sandbox that is not closed keeps the process alive.
    const isOpen = code.includes('close }') && !code.includes('close()');
    const file = join(project, `${at.replaceAll(/\W/g, '-')}.mjs`);
    await writeFile(file, `${code}${isOpen ? '\nconsole.log(url);\nawait close();\n' : ''}`);
    // Node warns if both of the test runner's colour variables are set.
    const { FORCE_COLOR: _, ...env } = process.env;
    const { stdout, stderr } = await run(process.execPath, [file], { env });
    expect(stderr).toBe('');
    expect(stdout).toMatch(code.includes('renderElement') ? /^<dict-signup/ : /^http:\/\/localhost:\d+/);
  });

test('every command of the guides is run by a test, or starts tests itself', () => {
  const lines = all.filter(({ language }) => language === 'sh').flatMap(({ code }) => code.trim().split('\n'));
  const runs: Readonly<Record<string, RegExp>> = {
    'this file':
      /^npm init -y$|^npm install \.\/dict-elements-[\d.]+\.tgz$|^node sandbox\.mjs$|^npx dict-elements prerender /,
    'release.spec.ts': /^npm run release:check$|^npm run release -- /,
    'unit/build/release.test.ts': /^cp -R dict/,
    'unit/languages/new-language.test.ts': /^npm run new-language /,
    'nothing here: these need Docker': /^docker (?:build|run) /,
    'nothing here: they install, or are the tests': /^npm ci && npm (?:start|test) |^npm run test:all /,
  };
  expect(lines.filter((line) => !Object.values(runs).some((each) => each.test(line)))).toEqual([]);
});

test('every npm script that the documentation names is in package.json', () => {
  const { scripts: known } = readJson<{ scripts: Record<string, string> }>('package.json');
  const files = ['README.md', 'integrations/wordpress/README.md', 'bench/README.md', 'stories/docs/Hosting.mdx'];
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, name]) => name!),
  );
  const own = new Set([...Object.keys(known), 'ci', 'init', 'install', 'pack', 'package']);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !own.has(name))).toEqual([]);
});

/** Runs a script of the guides on a page with `body`. */
interface Use {
  readonly body: string;
  readonly shows: (page: Page) => Promise<void>;
}

const ready = (tag: string) => async (page: Page) => expect(page.locator(tag)).toHaveAttribute('data-state', 'ready');
const dispatch = (page: Page, tag: string, name: string, detail: object) =>
  page
    .locator(tag)
    .evaluate(
      (element, [type, given]) =>
        element.dispatchEvent(
          new CustomEvent(type as string, { detail: given, bubbles: true, composed: true, cancelable: true }),
        ),
      [name, detail] as const,
    );

const uses: Readonly<Record<string, Use>> = {
  "import { configure } from 'dict-elements';\nimport 'dict-elements/signup'": {
    body: '<dict-signup product="dictation"></dict-signup>',
    async shows(page) {
      await ready('dict-signup')(page);
      await expect(page.getByRole('link', { name: 'Terms' }).first()).toHaveAttribute(
        'href',
        'https://example.com/terms',
      );
    },
  },
  "import { configure } from 'dict-elements';\n\nconfigure": {
    body: '<dict-login></dict-login><script type="module">import "dict-elements/login";</script>',
    shows: (page) =>
      expect(page.getByRole('link', { name: 'SIGNUP' })).toHaveAttribute('href', 'https://console.example.com/signup'),
  },
  "import { configure } from 'dict-elements';\nimport { plainEnglish }": {
    body: '<dict-signup></dict-signup><script type="module">import "dict-elements/signup";</script>',
    shows: (page) => expect(page.getByRole('heading', { name: 'Try it for two weeks' })).toBeVisible(),
  },
  "import 'dict-elements/callback'": {
    body: '<dict-callback></dict-callback>',
    shows: (page) => expect(page.locator('dict-callback').getByRole('dialog')).toBeVisible(),
  },
  "document.addEventListener('dict-navigate'": {
    body: '<dict-signup></dict-signup><script type="module">import "dict-elements/signup";</script>',
    async shows(page) {
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page).toHaveURL(/\/account\/$/);
    },
  },
  "import 'dict-elements/checkout'": {
    body: '<dict-checkout></dict-checkout>',
    async shows(page) {
      await ready('dict-checkout')(page);
      page.on('dialog', (dialog) => void dialog.dismiss());
      expect(await dispatch(page, 'dict-checkout', 'dict-before-pay', { amount: '10', currency: 'INR' })).toBe(false);
      await dispatch(page, 'dict-checkout', 'dict-payment', { status: 'succeeded', orderId: 'A/1' });
      await expect(page).toHaveURL(/\/thanks\?order=A%2F1$/);
    },
  },
  "import 'dict-elements/signup';\n\ndocument.addEventListener('dict-step'": {
    body: '<script>window.dataLayer = [];</script><dict-signup product="dictation"></dict-signup>',
    async shows(page) {
      await fill(page);
      await submit(page);
      const pushed = () => page.evaluate(() => Reflect.get(window, 'dataLayer') as object[]);
      await expect.poll(pushed).toContainEqual({ event: 'dict_step', flow: 'signup', step: expect.any(String) });
    },
  },
  "document.addEventListener('dict-error'": {
    body: '<dict-signup layout="wide"></dict-signup><script type="module">import "dict-elements/signup";</script>',
    async shows(page) {
      const warning = page.waitForEvent('console', (message) => message.text().startsWith('page usage '));
      await page.reload();
      expect((await warning).type()).toBe('warning');
    },
  },
};

const testInVite = test.extend<object, { vite: string }>({
  vite: [
    async ({ project }, use) => {
      await writeFile(join(project, 'vite.config.ts'), viteConfig.code);
      const config = '{ "serviceBase": "", "consoleUrl": "", "links": { "terms": "", "privacy": "" } }';
      for (const [start, { body }] of Object.entries(uses)) {
        const [name, code] = [nameOfUse(start), forBrowser.find((each) => each.code.startsWith(start))!.code];
        await writeFile(join(project, `${name}.ts`), code.replaceAll('https://api.example.com', ''));
        const head = `<title>A page</title><script type="application/json" id="dict-config">${config}</script>`;
        const script = `<script type="module" src="./${name}.ts"></script>`;
        await writeFile(
          join(project, `${name}.html`),
          `<!doctype html><html lang="en"><head>${head}${script}</head><body>${body}</body></html>`,
        );
      }
      // Vite answers every path without a file with this page: it shows where a script has navigated.
      await writeFile(join(project, 'index.html'), '<title>Another page</title>');
      const server = await createServer({
        root: project,
        configFile: join(project, 'vite.config.ts'),
        logLevel: 'error',
        server: { port: 0, watch: null },
      });
      await server.listen();
      await use(server.resolvedUrls!.local[0]!);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const nameOfUse = (start: string) => `use-${Object.keys(uses).indexOf(start)}`;

testInVite('every script of the guides for pages has a page here', () => {
  const starts = Object.keys(uses);
  expect(forBrowser.filter(({ code }) => !starts.some((start) => code.startsWith(start)))).toEqual([]);
});

for (const [start, { shows }] of Object.entries(uses)) {
  const { at } = forBrowser.find((each) => each.code.startsWith(start))!;
  testInVite(`${at}: the script does on a page what the guide says`, { tag: '@all' }, async ({ page, vite }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    page.on('pageerror', ({ message }) => logged.push(message));
    await page.goto(`${vite}${nameOfUse(start)}.html`);
    await shows(page);
    expect(logged.filter((line) => !line.includes('<dict-signup layout>'))).toEqual([]);
  });
}
