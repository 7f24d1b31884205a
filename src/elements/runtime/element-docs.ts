import type { AnyElement } from './element.ts';

/** What page authors read about an element: in the manifest, in their editor and in Storybook. Visitors never load it. */
export interface ElementDocs {
  /** One sentence. */
  readonly description: string;
  /** One sentence each. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly methods?: Readonly<Record<string, string>>;
  /** Where it shows the content of slots; the others show it until they are drawn. '' is the slot without a name. */
  readonly slots?: Readonly<Record<string, string>>;
}

/** The docs of one element: a sentence for each attribute and each method that it has, and for no other. */
export type DocsOf<Element extends Pick<AnyElement, 'attributes' | 'methods'>> = ElementDocs &
  Sentences<'attributes', Exclude<keyof Element['attributes'] & string, 'heading-level'>> &
  Sentences<'methods', NonNullable<Element['methods']>[number]>;

type Sentences<Part extends string, Name extends string> = [Name] extends [never]
  ? { readonly [P in Part]?: never }
  : { readonly [P in Part]: Readonly<Record<Name, string>> };
