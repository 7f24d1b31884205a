import {
  camelCase,
  type AnyElement,
  type Attribute,
  type ElementDocs,
  type EventName,
} from '../../elements/runtime/element.ts';

/* This file imports nothing of Node, because Storybook bundles it for the browser. */

export type DocsByTag = Readonly<Record<string, ElementDocs>>;

export const nameOf = (tag: string) => tag.replace(/^dict-/, '');

/** Content of `custom-elements.json` (schema 1.0.0): the usual analyzer can't read elements that a factory creates. */
export const manifest = (elements: readonly AnyElement[], docs: DocsByTag, tokensSheet: string) => ({
  schemaVersion: '1.0.0',
  readme: 'README.md',
  modules: elements.map((element) => moduleOf(element, docs[element.tag]!, tokensSheet)),
});

const moduleOf = (element: AnyElement, docs: ElementDocs, tokensSheet: string) => ({
  kind: 'javascript-module',
  path: `dist/elements/${nameOf(element.tag)}.js`,
  declarations: [{ ...declarationOf(element, docs), cssParts, cssProperties: cssProperties(tokensSheet) }],
  exports: [{ kind: 'custom-element-definition', name: element.tag, declaration: { name: className(element.tag) } }],
});

const declarationOf = (element: AnyElement, docs: ElementDocs) => ({
  kind: 'class',
  customElement: true,
  name: className(element.tag),
  tagName: element.tag,
  description: docs.description,
  attributes: attributesOf(element, docs).map(([name, attribute, description]) => ({
    name,
    fieldName: camelCase(name),
    type: { text: typeText(attribute) },
    default: defaultText(attribute),
    description,
  })),
  members: [
    ...attributesOf(element, docs).map(([name, attribute, description]) => ({
      kind: 'field',
      name: camelCase(name),
      attribute: name,
      type: { text: typeText(attribute) },
      description,
    })),
    {
      kind: 'field',
      name: 'ready',
      type: { text: 'Promise<void>' },
      readonly: true,
      description: 'Resolves when the element is rendered.',
    },
    ...(element.methods ?? []).map((name) => ({ kind: 'method', name, description: docs.methods?.[name] })),
  ],
  events: element.events.map((name) => ({
    name,
    type: { text: `${className(name)}Event` },
    description: eventSentences[name],
  })),
  slots: Object.entries(docs.slots ?? fallbackSlot).map(([name, description]) => ({ name, description })),
});

type AttributeEntry = [name: string, attribute: Attribute, description: string | undefined];

const sentencesOfAll: Readonly<Record<string, string>> = {
  light: 'Renders in the light DOM, for password managers that do not enter shadow roots.',
  'heading-level':
    'The level of its highest heading, so that the outline of the page stays right; the others are below it.',
};

const fallbackSlot = { '': 'Shown until the element is rendered, and where it can’t be.' };

export const membersOf = ({ attributes, light }: AnyElement): [name: string, attribute: Attribute][] =>
  Object.entries<Attribute>({ ...attributes, ...(light && { light: { kind: 'boolean' } }) });

export const attributesOf = (element: AnyElement, docs: ElementDocs): AttributeEntry[] =>
  membersOf(element).map(([name, attribute]) => [name, attribute, sentencesOfAll[name] ?? docs.attributes?.[name]]);

export const defaultText = (attribute: Attribute) =>
  attribute.kind === 'boolean' ? 'false' : `'${attribute.default}'`;

export function typeText(attribute: Attribute): string {
  if (attribute.kind === 'boolean') return 'boolean';
  if (attribute.kind === 'text') return 'string';
  return attribute.choices.map((choice) => `'${choice}'`).join(' | ');
}

export const className = (name: string) => camelCase(`-${name}`);

export const cssParts = [
  { name: 'root', description: 'All that the element renders.' },
  { name: 'button', description: 'Any button; each is also one of the next four parts.' },
  { name: 'primary', description: 'The one button that goes on.' },
  { name: 'secondary', description: 'A button for another way, with a border.' },
  { name: 'quiet', description: 'A button without a border, as in the rows of a table.' },
  { name: 'danger', description: 'A button that deletes.' },
  { name: 'label', description: 'The label over a field.' },
  { name: 'input', description: 'What is typed or chosen in.' },
  { name: 'notice', description: 'A message in its frame.' },
  { name: 'dialog', description: 'A modal dialog.' },
] as const;

export const purposes: Readonly<Record<string, string>> = {
  surface: 'Cards, fields and tables',
  raised: 'What floats: dialogs, menus, toasts',
  sunken: 'Table headers, panels, skeletons',
  background: 'Behind the whole element',
  text: 'Text',
  quiet: 'Help, labels of lists, placeholders',
  line: 'Hairlines between parts',
  'strong-line': 'Borders of fields',
  accent: 'Primary button, links, focus ring',
  'on-accent': 'Text on the accent; black or white where only the accent is set',
  'accent-tint': 'Selected and hovered rows; follows from the accent',
  danger: 'Errors and deletion',
  'on-danger': 'Text on danger',
  'danger-tint': 'Behind an error',
  success: 'What worked',
  'success-tint': 'Behind it',
  warning: 'What needs attention',
  'warning-tint': 'Behind it',
  font: 'Typeface',
  'font-size': 'Base size; all others follow in em',
  radius: 'Corners of controls',
  'radius-card': 'Corners of cards',
  shadow: 'Under what floats',
};

export const eventSentences: Readonly<Record<EventName, string>> = {
  'dict-navigate': 'The element leads to another screen. Cancel it to route it yourself.',
  'dict-session': 'Somebody has signed in or out, in this tab or another one.',
  'dict-step': 'A step of a flow is done, for analytics.',
  'dict-before-pay': 'A payment is about to start. Cancel it, and nothing is paid.',
  'dict-payment': 'A payment has succeeded or failed, is pending or was dismissed.',
  'dict-error': 'Something went wrong; its code says what.',
};

/**
 * The `--dict-*` tokens with their defaults in tokens.css. Of `var(--d-safe-*, x)`, which follows from the page's accent,
 * the default is `x`, as on pages that set no accent.
 */
export const tokenDefaults = (tokensSheet: string) =>
  Array.from(
    tokensSheet.matchAll(/^  --d-[\w-]+: var\((--dict-[\w-]+), ?(\S.*)\);$/gm),
    ([, name = '', value = '']) => ({
      name,
      value: value.replace(/^var\(--d-safe-[\w-]+, (.+)\)$/, '$1'),
    }),
  );

export const cssProperties = (tokensSheet: string) =>
  tokenDefaults(tokensSheet).map(({ name, value }) => ({
    name,
    default: value.replace(/^light-dark\((.+)\)$/, '$1'),
    description: purposes[name.replace('--dict-', '')],
  }));
