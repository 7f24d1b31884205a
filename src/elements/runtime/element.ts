import { reportUsage } from '../../core/page/warn-once.ts';

export type Attribute =
  | { readonly kind: 'text'; readonly default: string }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'enum'; readonly choices: readonly string[]; readonly default: string };

/**
 * A screen of the console that the element shows (ACC-2, CON-2.1). In `path`, `{name}` matches a segment and `{name?}`
 * an optional one. If `redirect` or `attributes` returns null, the route does not apply.
 */
export interface Route<Page extends string = string> {
  readonly path: string;
  /** A key of the element's `pages`, whose value is the title of the console's page. */
  readonly page: Page;
  readonly navigation?: 'hidden';
  /** For addresses in marketing links and e-mails: stores their parameters and returns the route to show instead. */
  readonly redirect?: (
    visit: Visit,
  ) => { readonly to: string; readonly state?: Readonly<Record<string, unknown>> } | null;
  readonly attributes?: (visit: Visit) => Readonly<Record<string, string | boolean>> | null;
}

export interface Visit {
  readonly path: string;
  readonly segments: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly state: Readonly<Record<string, unknown>>;
}

/** The least height that `dict.css` reserves for an element (reserving.ts). */
export interface Reserved {
  /** A selector that is added to the tag's name. Of two that match, the later wins. */
  readonly where: string;
  /** True: the heights are those of touch screens, where the controls are higher. */
  readonly isCoarse: boolean;
  readonly height: number;
  /** Each `height` is for screens narrower than `screen`, widest first. Assumes that the tag is as wide as its page. */
  readonly below: readonly (readonly [screen: number, height: number])[];
}

export type ReservedHeights = Readonly<Record<string, readonly Reserved[]>>;

export interface ElementDefinition<
  Attributes extends Readonly<Record<string, Attribute>> = Readonly<Record<string, Attribute>>,
  Props = never,
  Page extends string = string,
> {
  readonly tag: `${string}-${string}`;
  readonly attributes: Attributes;
  /** Default of the attribute `heading-level`: '1' if omitted; null if the element has no headings. */
  readonly headings?: HeadingLevel | null;
  readonly events: readonly EventName[];
  readonly methods?: readonly string[] | undefined;
  /** For elements from signup to password reset: they load only the small `access` chunk of a language (src/languages). */
  readonly isAccess?: true;
  /** The element has a credential form, and the attribute `light`, which renders the element in the light DOM. */
  readonly light?: true;
  /** Other pages carry this tag: `dict.js` contains the names and hashes of its files, which saves a round trip. */
  readonly isPasted?: true;
  /** At this path the element begins with another view: there the loader doesn't draw it early. */
  readonly otherViewAt?: string;
  readonly hiddenSlot?: string;
  /** The element is only as wide as its content, because a page may place it inside a line of text. */
  readonly isInline?: true;
  /** The element needs a session: signed-out visitors see a button to the login, and its routes redirect them to `/`. */
  readonly isProtected?: true;
  /**
   * A screen that pays: rendered anew when the page inserts it again, because a payment may have changed meanwhile. All
   * others keep their state.
   */
  readonly isRenewed?: true;
  /** On pages that don't handle `dict-navigate`, these paths and all paths below them open inside this element. */
  readonly journey?: readonly string[];
  /** The titles of the element's pages in the console. Their translations are in src/languages, as `page`. */
  readonly pages?: Readonly<Record<Page, string>>;
  readonly routes?: readonly Route<NoInfer<Page>>[];
  readonly view: () => Promise<View<Props>>;
}

export type EventName =
  'dict-navigate' | 'dict-session' | 'dict-step' | 'dict-before-pay' | 'dict-payment' | 'dict-error';

export interface View<Props> {
  /** Typed without React: the package's types are also used by projects without React. */
  readonly default: (props: Props) => unknown;
  readonly css?: readonly string[];
}

export type AnyElement = ElementDefinition<Readonly<Record<string, Attribute>>, never>;

/** The parts of a definition that the element's class reads. The build writes only these into the element's own chunk. */
export type RunTimeDefinition = Pick<
  AnyElement,
  'tag' | 'attributes' | 'events' | 'light' | 'methods' | 'journey' | 'isAccess' | 'isRenewed'
>;

export interface ElementDocs {
  readonly description: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly methods?: Readonly<Record<string, string>>;
  /** Slot name ('' is the unnamed slot) → description. An element without slots hides slotted content once it is rendered. */
  readonly slots?: Readonly<Record<string, string>>;
}

export const brandSlots = {
  logo: 'A logo in place of the configured one. Not with the attribute `light`, which has no slots.',
} as const;

export const resetPaths = [
  '/forgotpassword',
  '/forgotpasswordotp',
  '/forceresetpassword',
  '/resetpassword',
  '/passwordresetsuccess',
];

export type DocsOf<Element extends Pick<AnyElement, 'attributes' | 'methods'>> = ElementDocs &
  Sentences<'attributes', Exclude<keyof Element['attributes'] & string, 'heading-level'>> &
  Sentences<'methods', NonNullable<Element['methods']>[number]>;

type Sentences<Part extends string, Name extends string> = [Name] extends [never]
  ? { readonly [P in Part]?: never }
  : { readonly [P in Part]: Readonly<Record<Name, string>> };

type ValueOf<A extends Attribute> = A extends { kind: 'boolean' }
  ? boolean
  : A extends { kind: 'enum'; choices: readonly (infer C)[] }
    ? C
    : string;

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

export type PropsOf<Attributes extends Readonly<Record<string, Attribute>>> = {
  readonly [Name in keyof Attributes & string as Camel<Name>]: ValueOf<Attributes[Name]>;
};

/**
 * Defines an element for the registry, and adds `heading-level` unless it has no headings. Checks the view's props
 * against the attributes, and keeps the literal types of tag and methods for the package's types.
 */
export function defineElement<
  const Tag extends AnyElement['tag'],
  const Attributes extends Readonly<Record<string, Attribute>>,
  const Methods extends readonly string[] = readonly [],
  const Headings extends HeadingLevel | null = '1',
  const Page extends string = never,
>(
  definition: Named<ElementDefinition<Attributes, PropsOf<Attributes>, Page>, Tag, Methods> & {
    readonly headings?: Headings;
  },
): Named<ElementDefinition<Attributes & HeadingAttribute<Headings>, PropsOf<Attributes>, Page>, Tag, Methods> {
  const { headings = '1', attributes } = definition;
  const own = headings === null ? {} : { 'heading-level': headingLevel(headings) };
  return { ...definition, attributes: { ...attributes, ...(own as HeadingAttribute<Headings>) } };
}

type Named<Definition, Tag, Methods> = Omit<Definition, 'tag' | 'methods'> & {
  readonly tag: Tag;
  readonly methods?: Methods;
};

const headingLevels = ['1', '2', '3', '4', '5', '6'] as const;

type HeadingLevel = (typeof headingLevels)[number];

const headingLevel = (usual: HeadingLevel) =>
  ({ kind: 'enum', choices: headingLevels, default: usual }) as const satisfies Attribute;

type HeadingAttribute<Headings> = Headings extends null
  ? Readonly<Record<never, Attribute>>
  : { readonly 'heading-level': ReturnType<typeof headingLevel> };

export const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

export function readAttributes(
  tag: string,
  attributes: Readonly<Record<string, Attribute>>,
  get: (name: string) => string | null,
) {
  const props: Record<string, string | boolean> = {};
  for (const [name, attribute] of Object.entries(attributes))
    props[camelCase(name)] = readAttribute(tag, name, attribute, get(name));
  return props;
}

function readAttribute(tag: string, name: string, attribute: Attribute, given: string | null): string | boolean {
  if (attribute.kind === 'boolean') return given !== null;
  if (given === null) return attribute.default;
  if (attribute.kind === 'enum' && !attribute.choices.includes(given)) {
    // The message omits the given value: a page may set another one every frame, and each new message is logged (HOST-10).
    reportUsage(`<${tag} ${name}>: choose one of ${attribute.choices.join(', ')}. '${attribute.default}' is used.`);
    return attribute.default;
  }
  return given;
}

/** The element's own attributes, and `light` where it has that. */
export const attributesOf = ({ attributes, light }: RunTimeDefinition): AnyElement['attributes'] => ({
  ...attributes,
  ...(light && { light: { kind: 'boolean' } }),
});
