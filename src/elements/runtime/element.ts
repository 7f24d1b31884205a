import { advise } from '../../core/page/warn-once.ts';

/** An attribute of an element. */
export type Attribute =
  | { readonly kind: 'text'; readonly default: string }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'enum'; readonly choices: readonly string[]; readonly default: string };

/** A screen of the console that the element serves (ACC-2, CON-2.1). */
export interface Route {
  /** `{name}` is a segment, `{name?}` one that may be absent. */
  readonly path: string;
  /** The `{Page}` of `{Page} - {brand}`. */
  readonly page: string;
  /** The side navigation and header are not shown. */
  readonly navigation?: 'hidden';
  /** A landing address: keeps what it brings and goes on to another one. null: this address is not served. */
  readonly forward?: (
    visit: Visit,
  ) => { readonly to: string; readonly state?: Readonly<Record<string, unknown>> } | null;
  /** The element's attributes from the route's segments, query and navigation state. null: this address is not served. */
  readonly attributes?: (visit: Visit) => Readonly<Record<string, string | boolean>> | null;
}

/** An address as it was opened. */
export interface Visit {
  readonly path: string;
  readonly segments: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly state: Readonly<Record<string, unknown>>;
}

export interface ElementDefinition<
  Attributes extends Readonly<Record<string, Attribute>> = Readonly<Record<string, Attribute>>,
  Props = never,
> {
  readonly tag: `${string}-${string}`;
  readonly attributes: Attributes;
  /** The level of its highest heading where its page sets no `heading-level`: '1' if it is left out. null: it draws none. */
  readonly headings?: HeadingLevel | null;
  readonly events: readonly EventName[];
  /** The methods' names; a view gives them with `useMethods`. */
  readonly methods?: readonly string[];
  /** A credential element: takes `light` and draws in the light DOM. */
  readonly light?: true;
  /** What `dict.css` keeps free until it has drawn, so that nothing jumps. */
  readonly reserve?: string;
  /** Needs a session: without one it offers the way to the login, and its routes send a visitor to `/`. */
  readonly isProtected?: true;
  /** Paths that go on in place, with all below them, inside this element, on a page without a host. */
  readonly journey?: readonly string[];
  readonly view: () => Promise<View<Props>>;
}

export type EventName =
  'dict-navigate' | 'dict-session' | 'dict-step' | 'dict-before-pay' | 'dict-payment' | 'dict-error';

/** What an element's view module exports: the component, and the sheets it needs besides the kit's. */
export interface View<Props> {
  /** Not in React's words: these types go out with the package, to projects without React. */
  readonly default: (props: Props) => unknown;
  readonly css?: readonly string[];
}

/** The definition of any element, for code that treats all alike. */
export type AnyElement = ElementDefinition<Readonly<Record<string, Attribute>>, never>;

type ValueOf<A extends Attribute> = A extends { kind: 'boolean' }
  ? boolean
  : A extends { kind: 'enum'; choices: readonly (infer C)[] }
    ? C
    : string;

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** The props of an element's view: its attributes, camel-cased and parsed. */
export type PropsOf<Attributes extends Readonly<Record<string, Attribute>>> = {
  readonly [Name in keyof Attributes & string as Camel<Name>]: ValueOf<Attributes[Name]>;
};

/**
 * One entry of the registry, with the attribute that all have that draw headings. The view's props are checked against the
 * other attributes; tag and methods keep their names for the types of pages.
 */
export function defineElement<
  const Tag extends AnyElement['tag'],
  const Attributes extends Readonly<Record<string, Attribute>>,
  const Methods extends readonly string[] = readonly [],
  const Headings extends HeadingLevel | null = '1',
>(
  definition: Named<ElementDefinition<Attributes, PropsOf<Attributes>>, Tag, Methods> & {
    readonly headings?: Headings;
  },
): Named<ElementDefinition<Attributes & HeadingAttribute<Headings>, PropsOf<Attributes>>, Tag, Methods> {
  const { headings = '1', attributes } = definition;
  const own = headings === null ? {} : { 'heading-level': headingLevel(headings) };
  return { ...definition, attributes: { ...attributes, ...(own as HeadingAttribute<Headings>) } };
}

type Named<Definition, Tag, Methods> = Omit<Definition, 'tag' | 'methods'> & {
  readonly tag: Tag;
  readonly methods?: Methods;
};

const headingLevels = ['1', '2', '3', '4', '5', '6'] as const;

export type HeadingLevel = (typeof headingLevels)[number];

const headingLevel = (usual: HeadingLevel) =>
  ({
    kind: 'enum',
    choices: headingLevels,
    default: usual,
  }) as const satisfies Attribute;

type HeadingAttribute<Headings> = Headings extends null
  ? Readonly<Record<never, Attribute>>
  : { readonly 'heading-level': ReturnType<typeof headingLevel> };

/** The property of an attribute: 'heading-level' is `headingLevel`. */
export const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Attributes as the view's props; an unknown value warns once and the default stays. */
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
    // Without what was given: a page may give another every frame (HOST-10).
    advise(`<${tag} ${name}>: choose one of ${attribute.choices.join(', ')}. '${attribute.default}' is used.`);
    return attribute.default;
  }
  return given;
}
