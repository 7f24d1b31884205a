/*
 * `npm run new-element x-demo`: creates a folder, a story, a test, a line in the registry, and the texts in every
 * language (in English, to be translated). `npm run new-element x-demo /x-demo` makes it a screen of the console, for
 * signed-in users, with its route and a line in the test of all routes.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { root, stop, write } from './generator.mjs';

const name = (process.argv[2] ?? '').replace(/^dict-/, '');

if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) stop('Give a name in small letters: npm run new-element x-demo');
const path = process.argv[3] ?? null;
if (path !== null && !/^(?:\/[a-z][a-z0-9-]*)+$/.test(path)) {
  stop('Give an address in small letters: npm run new-element x-demo /x-demo');
}
const routeTable = 'tests/components/host/router.test.ts';
const addresses = readFileSync(join(root, routeTable), 'utf8');
if (path && addresses.includes(`\n${path} `)) stop(`There is an element at ${path} already.`);
if (existsSync(join(root, 'src/elements', name))) stop(`There is an element ${name} already.`);
const { exports: entries } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
if (`./${name}` in entries) stop(`dict-elements/${name} is an entry of the package already: choose another name.`);

const tag = `dict-${name}`;
const variable = name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
if (isReserved(variable)) stop(`'${variable}' can't be the name of an export: choose another name.`);
const component = variable[0].toUpperCase() + variable.slice(1);
const title = name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');
const folder = `src/elements/${name}`;
const catalogue = `{
  title: '${title}',
  about: 'About {topic}',
}`;
const isScreen = path !== null;
const routes = isScreen
  ? `  isProtected: true,\n  pages: { ${variable}: '${title}' },\n  routes: [{ path: '${path}', page: '${variable}' }],\n`
  : '';
const events = isScreen ? "['dict-navigate', 'dict-session', 'dict-error']" : "['dict-error']";

const files = {
  [`${folder}/${name}.element.ts`]: `import { defineElement, type Attribute, type DocsOf } from '../runtime/element.ts';

export const ${variable}Attributes = {
  topic: { kind: 'text', default: '' },
} as const satisfies Readonly<Record<string, Attribute>>;

export const ${variable} = defineElement({
  tag: '${tag}',
  attributes: ${variable}Attributes,
  events: ${events},
${routes}  view: () => import('./${component}.tsx'),
});

export const docs: DocsOf<typeof ${variable}> = {
  description: '${title}.',
  attributes: {
    topic: 'What it is about.',
  },
};
`,
  [`${folder}/${name}.text.ts`]: `import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('${name}', ${catalogue});
`,
  [`${folder}/${name}.css`]: `.d-${name} {
  text-wrap: pretty;
}
`,
  [`${folder}/${component}.tsx`]: `import { Heading } from '../kit/layout/Heading.tsx';
import type { PropsOf } from '../runtime/element.ts';
${isScreen ? "import { guarded } from '../runtime/guarded.tsx';\n" : ''}import ${variable}Css from './${name}.css?inline';
import type { ${variable}Attributes } from './${name}.element.ts';
import { t } from './${name}.text.ts';

export const css = [${variable}Css];

${isScreen ? `export default guarded(${component});\n\n` : 'export default '}function ${component}({ topic }: PropsOf<typeof ${variable}Attributes>) {
  return (
    <section className="d-${name}">
      <Heading className="d-title">{t('title')}</Heading>
      {topic && <p>{t('about', { topic })}</p>}
    </section>
  );
}
`,
  [`stories/${component}.stories.ts`]: `import type { Meta, StoryObj } from '@storybook/web-components-vite';

export default {
  title: 'Elements/${title}',
  component: '${tag}',
${isScreen ? "  parameters: { signedInAs: 'retail@example.com' },\n" : ''}} satisfies Meta;

export const Default: StoryObj = { args: { topic: 'dictation' } };
`,
  [`tests/components/elements/${name}.test.ts`]: `import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';

const page = sandboxPage();

test('${title} names its topic', async () => {
${isScreen ? "  await page.logIn('retail');\n" : ''}  await page.put('${tag}', { topic: 'dictation' });
  await expect.element(screen.getByText('About dictation')).toBeVisible();
});
`,
};

const languages = readdirSync(join(root, 'src/languages'), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name: language }) => language);
for (const language of languages)
  files[`src/languages/${language}/${name}.ts`] =
    `import type { text as ${variable}Text } from '../../${folder.replace('src/', '')}/${name}.text.ts';
import type { Translation } from '../translation.ts';

const texts = ${catalogue} satisfies Translation<typeof ${variable}Text>;

export { texts as '${name}' };
`;
const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
if (taken) stop(`There is a file ${taken} already: choose another name.`);
const translated = readdirSync(join(root, 'src/languages/de')).some((file) => {
  const source = readFileSync(join(root, 'src/languages/de', file), 'utf8');
  return source.includes(`export const ${variable} = `) || source.includes(`as '${name}'`);
});
if (translated) stop(`There are texts of '${name}' already: choose another name.`);

for (const [file, text] of Object.entries(files)) await write(file, text);
await insert('src/elements/registry.ts', /$/, `export { ${variable} } from './${name}/${name}.element.ts';\n`);
if (isScreen) await insert(routeTable, /(?=\/pageNotFound \| 404)/, `${path} | ${tag} | user\n`);
for (const language of languages) {
  await insert(`src/languages/${language}/rest.ts`, /$/, `export * from './${name}.ts';\n`);
  if (isScreen)
    await insert(
      `src/languages/${language}/kit.ts`,
      /(?=^\} satisfies Translation<typeof pageText )/m,
      `  ${variable}: '${title}',\n`,
    );
}
console.log(
  `<${tag}> is in ${folder}. Update the generated files with: npm run build. Look at it with: npm run storybook`,
);

/** True for words that the element's module can't export, `docs` among them: it exports its documentation by that name. */
function isReserved(word) {
  try {
    return !new Script(`async () => { 'use strict'; const docs = 0, ${word} = 1; }`);
  } catch {
    return true;
  }
}

async function insert(file, place, line) {
  const text = readFileSync(join(root, file), 'utf8');
  await write(
    file,
    text.replace(place, () => line),
  );
}
