/*
 * `npm run new-element x-demo`: creates a folder, a story, a test, a line in the registry, and the texts in every
 * language (in English, to be translated). `npm run new-element x-demo /x-demo` also adds a route of the console.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = process.cwd();
const name = (process.argv[2] ?? '').replace(/^dict-/, '');

if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) stop('Give a name in small letters: npm run new-element x-demo');
const path = process.argv[3] ?? null;
if (path !== null && !/^(?:\/[a-z][a-z0-9-]*)+$/.test(path)) {
  stop('Give an address in small letters: npm run new-element x-demo /x-demo');
}
if (existsSync(join(root, 'src/elements', name))) stop(`There is an element ${name} already.`);

const tag = `dict-${name}`;
const variable = name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
const component = variable[0].toUpperCase() + variable.slice(1);
const title = name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');
const folder = `src/elements/${name}`;
const catalogue = `{
  title: '${title}',
  about: 'About {topic}',
  answer: 'Answer',
  thanks: 'Thank you.',
}`;
const routes = path === null ? '' : `  routes: [{ path: '${path}', page: '${variable}' }],\n`;

const files = {
  [`${folder}/${name}.element.ts`]: `import { defineElement, type Attribute, type DocsOf } from '../runtime/element.ts';

export const ${variable}Attributes = {
  topic: { kind: 'text', default: '' },
} as const satisfies Readonly<Record<string, Attribute>>;

export const ${variable} = defineElement({
  tag: '${tag}',
  attributes: ${variable}Attributes,
  events: ['dict-step', 'dict-error'],
${routes}  view: () => import('./${component}.tsx'),
});

export const docs: DocsOf<typeof ${variable}> = {
  description: '${title}.',
  attributes: {
    topic: 'What it is about.',
  },
};
`,
  [`${folder}/${name}.flow.ts`]: `import { atom } from 'nanostores';

export type ${component}Step = { readonly at: 'asked' } | { readonly at: 'answered' };

interface Needs {
  readonly step: (flow: string, step: string) => void;
}

export function create${component}Flow({ step }: Needs) {
  const $state = atom<${component}Step>({ at: 'asked' });

  return {
    $state,
    answer() {
      $state.set({ at: 'answered' });
      step('${name}', 'answered');
    },
  };
}
`,
  [`${folder}/${name}.text.ts`]: `import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('${name}', ${catalogue});
`,
  [`${folder}/${name}.css`]: `.d-${name} {
  display: grid;
  justify-items: start;
  gap: 16px;
}
`,
  [`${folder}/${component}.tsx`]: `import { useStore } from '@nanostores/react';
import { Button } from '../kit/controls/Button.tsx';
import { useFlow } from '../kit/context.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import type { PropsOf } from '../runtime/element.ts';
import ${variable}Css from './${name}.css?inline';
import type { ${variable}Attributes } from './${name}.element.ts';
import { create${component}Flow } from './${name}.flow.ts';
import { t } from './${name}.text.ts';

export const css = [${variable}Css];

export default function ${component}({ topic }: PropsOf<typeof ${variable}Attributes>) {
  const { $state, answer } = useFlow(create${component}Flow);
  const { at } = useStore($state);
  return (
    <section className="d-${name}">
      <Heading className="d-title">{t('title')}</Heading>
      {topic && <p>{t('about', { topic })}</p>}
      {at === 'asked' ? <Button onClick={answer}>{t('answer')}</Button> : <p>{t('thanks')}</p>}
    </section>
  );
}
`,
  [`stories/${component}.stories.ts`]: `import type { Meta, StoryObj } from '@storybook/web-components-vite';

export default { title: 'Elements/${title}', component: '${tag}' } satisfies Meta;

export const Default: StoryObj = { args: { topic: 'dictation' } };
`,
  [`tests/components/elements/${name}.test.ts`]: `import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defineAll } from '../../../src/elements/index.ts';

afterEach(() => document.body.replaceChildren());

test('${title} is asked, answered, and says thank you', async () => {
  await defineAll(['${tag}']);
  const element = document.createElement('${tag}');
  element.topic = 'dictation';
  document.body.append(element);

  await expect.element(page.getByText('About dictation')).toBeVisible();
  await page.getByRole('button', { name: 'Answer' }).click();

  await expect.element(page.getByText('Thank you.')).toBeVisible();
});
`,
};

for (const [file, text] of Object.entries(files)) write(file, text);
add('src/elements/registry.ts', `export { ${variable} } from './${name}/${name}.element.ts';\n`);
if (path !== null) addTitle('src/elements/runtime/page.text.ts');
for (const { name: language } of readdirSync(join(root, 'src/languages'), { withFileTypes: true }).filter(isFolder)) {
  write(
    `src/languages/${language}/${name}.ts`,
    `import type { text as ${variable}Text } from '../../${folder.replace('src/', '')}/${name}.text.ts';
import type { Translation } from '../translation.ts';

export const ${variable} = ${catalogue} satisfies Translation<typeof ${variable}Text>;
`,
  );
  add(`src/languages/${language}/rest.ts`, `export * from './${name}.ts';\n`);
  if (path !== null) addTitle(`src/languages/${language}/kit.ts`);
}
console.log(`<${tag}> is in ${folder}. Look at it with: npm run storybook`);

function add(file, line) {
  write(file, readFileSync(join(root, file), 'utf8') + line);
}

function addTitle(file) {
  const ending = /(?=^\}(?:\);| satisfies Translation<typeof pageText>;)$)/m;
  write(
    file,
    readFileSync(join(root, file), 'utf8').replace(ending, () => `  ${variable}: '${title}',\n`),
  );
}

function isFolder(entry) {
  return entry.isDirectory();
}

function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  console.log(file);
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
