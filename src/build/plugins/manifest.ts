import type { ElementDocs } from '../../elements/runtime/element-docs.ts';
import { camelCase, type AnyElement, type Attribute } from '../../elements/runtime/element.ts';
import { nameOf } from '../names.ts';

/** What every element lets a page style. */
interface Surface {
  readonly cssParts: readonly { readonly name: string; readonly description: string }[];
  readonly cssProperties: readonly { readonly name: string; readonly default: string }[];
}

/** The docs of each tag. */
export type DocsByTag = Readonly<Record<string, ElementDocs>>;

/** `custom-elements.json` (schema 1.0.0): the analyzer finds nothing in elements that a factory makes. */
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
  events: element.events.map((name) => ({ name, type: { text: `${className(name)}Event` } })),
});

type AttributeEntry = [name: string, attribute: Attribute, description: string | undefined];

const light: AttributeEntry = [
  'light',
  { kind: 'boolean' },
  'Draws in the light DOM, for password managers that do not enter shadow roots.',
];

const headingLevel =
  'The level of its highest heading, so that the outline of the page stays right; the others are below it.';

/** The registry's attributes, and the one that every credential element has. */
export const attributesOf = (element: AnyElement, docs: ElementDocs): AttributeEntry[] => [
  ...Object.entries(element.attributes).map(([name, attribute]): AttributeEntry => [
    name,
    attribute,
    name === 'heading-level' ? headingLevel : docs.attributes?.[name],
  ]),
  ...(element.light ? [light] : []),
];

export const defaultText = (attribute: Attribute) =>
  attribute.kind === 'boolean' ? 'false' : `'${attribute.default}'`;

function typeText(attribute: Attribute): string {
  if (attribute.kind === 'boolean') return 'boolean';
  if (attribute.kind === 'text') return 'string';
  return attribute.choices.map((choice) => `'${choice}'`).join(' | ');
}

/** `dict-before-pay` → `DictBeforePay`. */
const className = (name: string) => camelCase(`-${name}`);
