import type { ElementDocs } from '../../elements/runtime/element-docs.ts';
import { camelCase, type AnyElement, type Attribute } from '../../elements/runtime/element.ts';
import { nameOf } from '../names.ts';
import { eventSentences } from './surface.ts';

interface Surface {
  readonly cssParts: readonly { readonly name: string; readonly description: string }[];
  readonly cssProperties: readonly {
    readonly name: string;
    readonly default: string;
    readonly description?: string | undefined;
  }[];
}

export type DocsByTag = Readonly<Record<string, ElementDocs>>;

/**
 * `custom-elements.json` (schema 1.0.0). Generated here, because the usual analyzer can't read elements created by a
 * factory.
 */
export const manifest = (elements: readonly AnyElement[], docs: DocsByTag, surface: Surface) => ({
  schemaVersion: '1.0.0',
  readme: 'README.md',
  modules: elements.map((element) => moduleOf(element, docs[element.tag]!, surface)),
});

const moduleOf = (element: AnyElement, docs: ElementDocs, surface: Surface) => ({
  kind: 'javascript-module',
  path: `dist/elements/${nameOf(element.tag)}.js`,
  declarations: [{ ...declarationOf(element, docs), ...surface }],
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
      description: 'Resolves when the element has drawn.',
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

const light: readonly [string, Attribute] = ['light', { kind: 'boolean' }];

const sentencesOfAll: Readonly<Record<string, string>> = {
  light: 'Draws in the light DOM, for password managers that do not enter shadow roots.',
  'heading-level':
    'The level of its highest heading, so that the outline of the page stays right; the others are below it.',
};

const fallbackSlot = { '': 'Shown until the element is drawn, and where it can’t be.' };

export const membersOf = ({ attributes, light: isLight }: AnyElement): [name: string, attribute: Attribute][] => [
  ...Object.entries(attributes),
  ...(isLight ? [[light[0], light[1]] as [string, Attribute]] : []),
];

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
