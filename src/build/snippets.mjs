import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const command = fileURLToPath(new URL('../../dist/commands.js', import.meta.url));
const languages = readdirSync(new URL('../languages', import.meta.url), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

export async function writeSnippets(folder, options = []) {
  for (const language of ['', ...languages]) {
    const words = ['prerender', ...options, ...(language && ['--language', language])];
    const out = join(folder, language);
    await Promise.all([run(...words, '--out', out), run(...words, '--inline-style', '--out', join(out, 'inline'))]);
  }
}

async function run(...words) {
  await promisify(execFile)(process.execPath, [command, ...words]).catch(({ stderr, message }) => {
    throw new Error(stderr.trim() || message);
  });
}
