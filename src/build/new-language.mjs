import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, stop, write } from './generator.mjs';
import { completeness, inEnglish } from './texts.mjs';

const languages = join(root, 'src/languages');
const model = join(languages, 'de');
const tag = process.argv[2] ?? '';

if (!isTag(tag)) stop('Give the BCP 47 tag of a language: npm run new-language pt-BR');
if (/^en\b/.test(tag)) stop('English is beside the code that shows it: src/**/*.text.ts.');
if (existsSync(join(languages, tag))) stop(`There is a language ${tag} already.`);

const name = new Intl.DisplayNames('en', { type: 'language' }).of(tag);
for (const file of readdirSync(model)) {
  const source = readFileSync(join(model, file), 'utf8');
  await write(`src/languages/${tag}/${file}`, file === 'glossary.md' ? glossaryOf(source) : inEnglish(source));
}
const table = readFileSync(join(languages, 'languages.ts'), 'utf8');
const key = tag.includes('-') ? `'${tag}'` : tag;
const line = `  ${key}: { access: () => import('./${tag}/access.ts'), rest: () => import('./${tag}/rest.ts') },\n`;
await write(
  'src/languages/languages.ts',
  table.replace(/(= \{\n(?: {2}.*\n)*)\};/, (_, lines) => `${lines}${line}};`),
);
console.log(`Translate the texts in src/languages/${tag} into ${name}. src/languages/README.md says how.`);
console.log(completeness(tag));

function glossaryOf(source) {
  const terms = source
    .split('\n')
    .filter((row) => row.startsWith('| '))
    .slice(2)
    .map((row) => row.split('|')[1].trim());
  const rows = terms.map((term) => `| ${term} | | |`);
  const table = `| English | ${name} | Note |\n| --- | --- | --- |\n${rows.join('\n')}`;
  return `# ${name}: terms\n\n${table}\n`;
}

function isTag(text) {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}
