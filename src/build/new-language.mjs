/*
 * `npm run new-language pt-BR`: copies the files of the German folder with English texts, to be translated, and adds a
 * line to languages.ts.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';

const root = process.cwd();
const languages = join(root, 'src/languages');
const model = join(languages, 'de');
const tag = process.argv[2] ?? '';

if (!isTag(tag)) stop('Give the BCP 47 tag of a language: npm run new-language pt-BR');
if (/^en\b/.test(tag)) stop('English is beside the code that shows it: src/**/*.text.ts.');
if (existsSync(join(languages, tag))) stop(`There is a language ${tag} already.`);

mkdirSync(join(languages, tag));
const name = new Intl.DisplayNames('en', { type: 'language' }).of(tag);
for (const file of readdirSync(model)) {
  const source = readFileSync(join(model, file), 'utf8');
  write(`src/languages/${tag}/${file}`, file === 'glossary.md' ? await glossaryOf(source) : inEnglish(source));
}
const table = readFileSync(join(languages, 'languages.ts'), 'utf8');
const key = tag.includes('-') ? `'${tag}'` : tag;
const line = `  ${key}: { access: () => import('./${tag}/access.ts'), rest: () => import('./${tag}/rest.ts') },\n`;
write(
  'src/languages/languages.ts',
  table.replace(/(= \{\n(?: {2}.*\n)*)\};/, (_, lines) => `${lines}${line}};`),
);
console.log(`Translate the texts in src/languages/${tag} into ${name}. src/languages/README.md says how.`);

function inEnglish(source) {
  const imports = source.matchAll(/^import type \{ \w+ as (\w+) \} from '(.+)';$/gm);
  const pathOf = Object.fromEntries(Array.from(imports, ([, text, path]) => [text, join(model, path)]));
  return source.replaceAll(/ = \{$[^]*?^\} satisfies Translation<(.+)>;$/gm, (_, type) => {
    const english = Array.from(type.matchAll(/typeof (\w+)/g), ([, text]) => catalogueOf(pathOf[text]));
    return ` = {${english.join('')}} satisfies Translation<${type}>;`;
  });
}

function catalogueOf(path) {
  const catalogues = readFileSync(path, 'utf8').matchAll(/exts\('[\w-]+', \{(.*|\n[^]*?\n)\}\);$/gm);
  const [, texts] = [...catalogues].at(-1);
  return texts.startsWith('\n') ? texts : `\n  ${texts.trim()},\n`;
}

function glossaryOf(source) {
  const [, , ...rows] = Array.from(source.matchAll(/^\| ([^|]+)/gm), ([, term]) => `| ${term} | | |`);
  const table = `| English | ${name} | Note |\n| --- | --- | --- |\n${rows.join('\n')}`;
  return format(`# ${name}: terms\n\n${table}\n`, { parser: 'markdown' });
}

function isTag(text) {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}

function write(file, text) {
  writeFileSync(join(root, file), text);
  console.log(file);
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
