import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { test as base } from 'playwright/test';
import { snippets, type Snippet } from '../support/snippets.ts';
import { root } from './built.ts';

export const run = promisify(execFile);
export const sh = async (cwd: string, code: string) => (await run('sh', ['-ec', code], { cwd, env: offline })).stdout;
const offline = { ...process.env, npm_config_offline: 'true' };

/** The snippets of the guides, without those of a framework's project. */
export const guideSnippets = snippets().filter(({ kind }) => !kind.startsWith('of '));
export const snippetIn = (page: string, start: string): Snippet =>
  guideSnippets.find(({ at, code }) => at.includes(`${page}.mdx`) && code.startsWith(start))!;

/** The project folder that the commands of "Start in five minutes" create, with the packed package installed. */
export const test = base.extend<object, { project: string }>({
  project: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'guides-'));
      await run('npm', ['pack', '--pack-destination', folder], { cwd: root });
      await sh(folder, snippetIn('Start', 'npm init').code);
      for (const { file, code } of guideSnippets.filter(
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
