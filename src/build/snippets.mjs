import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../dist/prerender.js', import.meta.url));
const languages = readdirSync(new URL('../languages', import.meta.url), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

export function writeSnippets(folder, options = []) {
  for (const language of ['', ...languages]) {
    const words = ['prerender', ...options, ...(language && ['--language', language])];
    const out = join(folder, language);
    for (const style of [
      ['--out', out],
      ['--inline-style', '--out', join(out, 'inline')],
    ])
      execFileSync(process.execPath, [command, ...words, ...style], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
}
