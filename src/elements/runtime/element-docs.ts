import type { AnyElement } from './element.ts';

/** The element's documentation for page authors, in the manifest, their editor and Storybook. Never loaded by visitors. */
export interface ElementDocs {
  readonly description: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly methods?: Readonly<Record<string, string>>;
  /** Slots, by name ('' is the unnamed slot). Only elements that list slots show slotted content after they are drawn. */
  readonly slots?: Readonly<Record<string, string>>;
}

/** Requires one sentence for each attribute and method of the element, and allows no others. */
export type DocsOf<Element extends Pick<AnyElement, 'attributes' | 'methods'>> = ElementDocs &
  Sentences<'attributes', Exclude<keyof Element['attributes'] & string, 'heading-level'>> &
  Sentences<'methods', NonNullable<Element['methods']>[number]>;

type Sentences<Part extends string, Name extends string> = [Name] extends [never]
  ? { readonly [P in Part]?: never }
  : { readonly [P in Part]: Readonly<Record<Name, string>> };
