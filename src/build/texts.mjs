import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root, stop, write } from './generator.mjs';

/*
 * `npm run texts -- de` prints the texts of a language as one JSON file, by `area.key`; `npm run texts -- de de.json` puts
 * them back. `npm run texts` says how many texts of each language differ from English.
 */

const languages = join(root, 'src/languages');
const model = 'de';

const filesOf = (tag) => readdirSync(join(languages, tag)).filter((file) => file.endsWith('.ts'));
const sourceOf = (tag, file) => readFileSync(join(languages, tag, file), 'utf8');

/** Takes the source of a file in the language `model`. Returns it with English texts. */
export function inEnglish(source) {
  const file = parsed(source);
  const imported = new Map();
  const objects = [];
  ts.forEachChild(file, (node) => {
    if (ts.isImportDeclaration(node))
      for (const each of node.importClause.namedBindings.elements)
        imported.set(each.name.text, [node.moduleSpecifier.text, (each.propertyName ?? each.name).text]);
    if (ts.isVariableStatement(node)) objects.push(node.declarationList.declarations[0].initializer);
  });
  return objects.reduceRight((text, { expression, type }) => {
    const names = [...type.getText().matchAll(/typeof (\w+)/g)].map(([, each]) => each);
    const english = names.map((each) => catalogueOf(...imported.get(each)));
    return `${text.slice(0, expression.getStart())}{${english.join('')}}${text.slice(expression.end)}`;
  }, source);
}

/** The lines of the catalogue exported as `name`: `export const { t, text } = viewTexts('signup', { … })`. */
function catalogueOf(file, name) {
  const path = join(languages, model, file);
  const { initializer } = nodesOf(path, ts.isVariableDeclaration).find((each) => namesIn(each).includes(name));
  const [, catalogue] = initializer.arguments;
  return ts.isObjectLiteralExpression(catalogue) ? linesOf(catalogue) : titlesOfPages().map(linesOf).join('');
}

/** The titles of the console's pages are in the definitions of the elements: `pages: { signup: 'Sign up' }`. */
const titlesOfPages = () =>
  readdirSync(join(root, 'src/elements'), { recursive: true })
    .filter((file) => file.endsWith('.element.ts'))
    .flatMap((file) => nodesOf(join(root, 'src/elements', file), ts.isPropertyAssignment))
    .filter((each) => nameOf(each) === 'pages')
    .map(({ initializer }) => initializer);

const namesIn = ({ name }) => (name.elements ?? [{ name }]).map((each) => each.name.text);

function linesOf(catalogue) {
  const inner = catalogue.getText().slice(1, -1);
  return inner.includes('\n') ? inner : `\n  ${inner.trim()},\n`;
}

function nodesOf(path, isWanted) {
  const found = [];
  const visit = (node) => {
    if (isWanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(parsed(readFileSync(path, 'utf8')));
  return found;
}

const parsed = (source) => ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true);

/** 'signup.title' → the node of its text or plural forms. */
function nodesIn(source) {
  const found = new Map();
  ts.forEachChild(parsed(source), (node) => {
    if (!ts.isVariableStatement(node)) return;
    const [{ name, initializer }] = node.declarationList.declarations;
    for (const property of initializer.expression.properties)
      if (property.initializer) found.set(`${name.text}.${nameOf(property)}`, property.initializer);
  });
  return found;
}

const nameOf = ({ name }) => name.text ?? name.getText();

const valueOf = (node) =>
  ts.isObjectLiteralExpression(node)
    ? Object.fromEntries(node.properties.map((each) => [nameOf(each), valueOf(each.initializer)]))
    : ts.isStringLiteralLike(node)
      ? node.text
      : node.getText();

const textsIn = (sources) =>
  Object.fromEntries(sources.flatMap((source) => [...nodesIn(source)].map(([key, node]) => [key, valueOf(node)])));

const textsOf = (tag) => textsIn(filesOf(tag).map((file) => sourceOf(tag, file)));
const englishTexts = () => textsIn(filesOf(model).map((file) => inEnglish(sourceOf(model, file))));

/** 'pl: 3 of 812 texts differ from English.' Some are meant to be the same, such as 'PDF'. */
export function completeness(tag) {
  const [english, own] = [englishTexts(), textsOf(tag)];
  const keys = Object.keys(english);
  const translated = keys.filter((key) => key in own && JSON.stringify(own[key]) !== JSON.stringify(english[key]));
  return `${tag}: ${translated.length} of ${keys.length} texts differ from English.`;
}

async function takeIn(tag, path) {
  const given = readGiven(path);
  const known = textsOf(tag);
  const unknown = Object.keys(given).filter((key) => !(key in known));
  if (unknown.length > 0) stop(`${path} has texts that do not exist: ${unknown.join(', ')}`);
  for (const file of filesOf(tag)) {
    let source = sourceOf(tag, file);
    for (const [key, node] of [...nodesIn(source)].reverse())
      if (key in given && JSON.stringify(given[key]) !== JSON.stringify(valueOf(node)))
        source = source.slice(0, node.getStart()) + JSON.stringify(given[key]) + source.slice(node.end);
    if (source !== sourceOf(tag, file)) await write(`src/languages/${tag}/${file}`, source);
  }
  console.log(completeness(tag));
}

function readGiven(path) {
  try {
    const given = JSON.parse(readFileSync(path, 'utf8'));
    const wrong = Object.entries(given).filter(([, value]) => !isWords(value));
    if (wrong.length === 0) return given;
    stop(`${path} has values that are neither a text nor its plural forms: ${wrong.map(([key]) => key).join(', ')}`);
  } catch ({ message }) {
    stop(`${path} can't be read: ${message}`);
  }
}

const isText = (value) => typeof value === 'string';
const isWords = (value) => isText(value) || (isText(value?.other) && Object.values(value).every(isText));

async function main([tag, path]) {
  const tags = readdirSync(languages, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? [each.name] : [],
  );
  if (tag === undefined) console.log(tags.map(completeness).join('\n'));
  else if (tag === 'en' && path === undefined) console.log(JSON.stringify(englishTexts(), null, 2));
  else if (!tags.includes(tag)) stop(`There is no language ${tag}: npm run new-language ${tag}`);
  else if (path === undefined) console.log(JSON.stringify(textsOf(tag), null, 2));
  else await takeIn(tag, path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
