import { camelCase, type AnyElement, type Attribute } from '../elements/runtime/element.ts';
import { nameOf } from './element-name.ts';

/** What every element lets a page style. */
interface Surface {
  readonly cssParts: readonly { readonly name: string; readonly description: string }[];
  readonly cssProperties: readonly { readonly name: string; readonly default: string }[];
}

/** `custom-elements.json` (schema 1.0.0): the analyzer finds nothing in elements that a factory makes. */
export const manifest = (elements: readonly AnyElement[], surface: Surface) => ({
  schemaVersion: '1.0.0',
  readme: 'README.md',
  modules: elements.map((element) => moduleOf(element, surface)),
});

const moduleOf = (element: AnyElement, surface: Surface) => ({
  kind: 'javascript-module',
  path: `dist/elements/${nameOf(element.tag)}.js`,
  declarations: [{ ...declarationOf(element), ...surface }],
  exports: [{ kind: 'custom-element-definition', name: element.tag, declaration: { name: className(element.tag) } }],
});

const declarationOf = (element: AnyElement) => ({
  kind: 'class',
  customElement: true,
  name: className(element.tag),
  tagName: element.tag,
  description: element.says,
  attributes: attributesOf(element).map(([name, attribute]) => ({
    name,
    fieldName: camelCase(name),
    type: { text: typeText(attribute) },
    default: defaultText(attribute),
    description: attribute.says,
  })),
  members: [
    ...attributesOf(element).map(([name, attribute]) => ({
      kind: 'field',
      name: camelCase(name),
      attribute: name,
      type: { text: typeText(attribute) },
      description: attribute.says,
    })),
    {
      kind: 'field',
      name: 'ready',
      type: { text: 'Promise<void>' },
      readonly: true,
      description: 'Resolves when the element has drawn.',
    },
    ...Object.entries(element.methods ?? {}).map(([name, says]) => ({ kind: 'method', name, description: says })),
  ],
  events: element.events.map((name) => ({ name, type: { text: `${className(name)}Event` } })),
});

const light: Attribute = {
  kind: 'flag',
  says: 'Draws in the light DOM, for password managers that do not enter shadow roots.',
};

/** The registry's attributes, and the one that every credential element has. */
export const attributesOf = (element: AnyElement): [string, Attribute][] => [
  ...Object.entries(element.attributes),
  ...(element.light ? [['light', light] satisfies [string, Attribute]] : []),
];

export const defaultText = (attribute: Attribute) => (attribute.kind === 'flag' ? 'false' : `'${attribute.default}'`);

function typeText(attribute: Attribute): string {
  if (attribute.kind === 'flag') return 'boolean';
  if (attribute.kind === 'text') return 'string';
  return attribute.choices.map((choice) => `'${choice}'`).join(' | ');
}

/** `dict-before-pay` → `DictBeforePay`. */
const className = (name: string) => camelCase(`-${name}`);
