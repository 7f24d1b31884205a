import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const languages = readdirSync(fileURLToPath(new URL('../languages', import.meta.url)), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

/** Arguments of `dict-elements prerender`: each language with linked sheets and with inline styles. */
export const snippetSets = (folder) =>
  [[], ...languages.map((language) => ['--language', language])].flatMap((words) => {
    const [, language = ''] = words;
    return [
      [...words, '--out', join(folder, language)],
      [...words, '--inline-style', '--out', join(folder, language, 'inline')],
    ];
  });
