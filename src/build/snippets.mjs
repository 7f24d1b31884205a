import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../dist/prerender.js', import.meta.url));
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
  const child = spawn(process.execPath, [command, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The snippets could not be prerendered: ${words.join(' ')}`);
}
