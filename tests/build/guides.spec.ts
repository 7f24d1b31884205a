import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, type Page } from 'playwright/test';
import { fill, submit } from '../journeys/support/sign-up.ts';
import type { Snippet } from '../support/snippets.ts';
import { guideSnippets, run, sh, snippetIn, test } from './project.ts';

/*
 * The commands and scripts of the guides, as a reader copies them, in the folder that "Start in five minutes" makes. HTML is
 * opened by journeys/embed/docs.spec.ts, parts of a framework's project by test:frameworks, shortcodes by test:wordpress;
 * unit/docs/snippets.test.ts compares scripts for pages with the types.
 */

// In one worker, because every worker would make a project folder of its own.
test.describe.configure({ mode: 'default' });

const scripts = guideSnippets.filter(({ language, file }) => ['js', 'ts'].includes(language) && file === '');
const isForNode = ({ code }: Snippet) => /dict-elements\/(?:server|sandbox\/node)'/.test(code);

test(
  'Start in five minutes: its commands and files make a signup that works until its page continues',
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

for (const { at, code } of guideSnippets.filter(({ code: each }) => each.startsWith('npx dict-elements prerender')))
  test(`${at}: the command prints a prerendered signup`, { tag: '@all' }, async ({ project }) => {
    const markup = await sh(project, code);
    expect(markup).toMatch(/<dict-signup[^>]* data-drawn>[^]*<template shadowrootmode="open">[^]*<input/);
    expect(markup.includes('<link rel="stylesheet"')).toBe(!code.includes('--inline-style'));
    expect(markup).toContain('src="https://cdn.example.com/dict/1.0.0/dict.js"');
  });

for (const { at, code } of scripts.filter(isForNode))
  test(`${at}: the script runs in Node`, { tag: '@all' }, async ({ project }) => {
    // A sandbox that is not closed keeps the process alive: closes the one that a snippet leaves open.
    const isOpen = code.includes('close }') && !code.includes('close()');
    const file = join(project, `${at.replaceAll(/\W/g, '-')}.mjs`);
    await writeFile(file, `${code}${isOpen ? '\nconsole.log(url);\nawait close();\n' : ''}`);
    // Node warns if both of the test runner's colour variables are set.
    const { FORCE_COLOR: _, ...env } = process.env;
    const { stdout, stderr } = await run(process.execPath, [file], { env });
    expect(stderr).toBe('');
    expect(stdout).toMatch(code.includes('renderElement') ? /^<dict-signup/ : /^http:\/\/localhost:\d+/);
  });
