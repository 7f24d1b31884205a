import { camelCase, type AnyElement, type Attribute } from '../../elements/runtime/element.ts';
import { attributesOf, className, typeText, type DocsByTag } from '../plugins/manifest.ts';

/** Writes out the elements' types for the package: types derived from the registry would need every element's sources. */
export function elementTypes(elements: readonly AnyElement[], docs: DocsByTag): string {
  const tags = elements.map(({ tag }) => tag);
  return `${head}
${elements.map((element) => typesOf(element, docs)).join('\n')}
/** Tag → its element, for \`document.querySelector\` and \`createElement\`. */
export interface DictTagNameMap {
${mapOf(elements, ({ tag }) => `${className(tag)}Element`)}
}

/** Tag → its attributes in markup. */
export interface DictAttributes {
${mapOf(elements, ({ tag }) => `${className(tag)}Attributes`)}
}

/** Tag → its properties. */
export interface DictProperties {
${mapOf(elements, ({ tag }) => `${className(tag)}Properties`)}
}

/** Tag → the names of its events. */
export interface DictEventNames {
${mapOf(elements, ({ events }) => events.map((name) => `'${name}'`).join(' | '))}
}

/** A tag's own props in JSX, in addition to those of the framework. */
export type DictJsxElements = {
  [Tag in keyof DictTagNameMap]: DictAttributes[Tag] &
    Partial<DictProperties[Tag]> & {
      [Name in DictEventNames[Tag] as \`on\${Name}\`]?: (event: DictEventMap[Name]) => void;
    };
};

export type Tag = ${tags.map((tag) => `'${tag}'`).join(' | ')};
`;
}

const head = `import type { DictEventMap } from '../../core/page/events.ts';

export type { DictEventMap };

/** Members of every element of the library, besides its own properties. */
export interface DictElement extends HTMLElement {
  /** Resolves once the element has finished its first loading. */
  readonly ready: Promise<void>;
}
`;

const mapOf = (elements: readonly AnyElement[], typeOf: (element: AnyElement) => string) =>
  elements.map((element) => `  '${element.tag}': ${typeOf(element)};`).join('\n');

function typesOf(element: AnyElement, docs: DocsByTag): string {
  const { tag, methods = [] } = element;
  const own = docs[tag]!;
  const attributes = attributesOf(element, own);
  const line = (description: string | undefined, member: string) => `${comment(description)}  ${member}\n`;
  const name = className(tag);
  return `/** The attributes of \`<${tag}>\`. */
export interface ${name}Attributes {
${attributes.map(([key, attribute, words]) => line(words, `'${key}'?: ${written(attribute)};`)).join('')}}

/** The properties of \`<${tag}>\`. */
export interface ${name}Properties {
${attributes.map(([key, attribute, words]) => line(words, `${camelCase(key)}: ${typeText(attribute)};`)).join('')}}

/** ${own.description} */
export interface ${name}Element extends DictElement, ${name}Properties {
${methods.map((method) => line(own.methods?.[method], `readonly ${method}: () => void;`)).join('')}}
`;
}

const comment = (description: string | undefined) => (description ? `  /** ${description} */\n` : '');

function written(attribute: Attribute): string {
  if (attribute.kind === 'boolean') return "boolean | ''";
  return attribute.kind === 'text' ? 'string | number' : typeText(attribute);
}
