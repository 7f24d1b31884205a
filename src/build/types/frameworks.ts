/** `@ts-ignore`, because projects don't have all four frameworks: types of a missing one can't be imported or extended. */
export const frameworkTypes = `import type { DictAttributes, DictEventMap, DictEventNames, DictJsxElements, DictProperties, DictTagNameMap } from './elements.ts';
// @ts-ignore
import type { DetailedHTMLProps, HTMLAttributes as ReactAttributes } from 'react';
// @ts-ignore
import type { HTMLAttributes as VueAttributes, PublicProps } from 'vue';
// @ts-ignore
import type { HTMLAttributes as SvelteAttributes } from 'svelte/elements';
// @ts-ignore
import type { JSX as SolidJsx } from 'solid-js';

type Tag = keyof DictTagNameMap;

type Ours<Own, Name extends Tag> = Omit<Own, keyof DictJsxElements[Name]> & DictJsxElements[Name];

export type DictReactElements = {
  [Name in Tag]: Ours<DetailedHTMLProps<ReactAttributes<DictTagNameMap[Name]>, DictTagNameMap[Name]>, Name> & {
    class?: string | undefined;
  };
};

type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer Whole) => void ? Whole : never;

type VueEmit<Name extends Tag> = All<
  { [Event in DictEventNames[Name]]: (name: Event, event: DictEventMap[Event]) => void }[DictEventNames[Name]]
>;

export type DictVueElements = {
  [Name in Tag]: new () => DictTagNameMap[Name] & {
    /** @deprecated Exists only as a type, for Vue's checks of templates. */
    $props: Ours<VueAttributes, Name> & PublicProps & { children?: unknown };
    /** @deprecated Exists only as a type, for Vue's checks of templates. */
    $emit: VueEmit<Name>;
  };
};

export type DictSvelteElements = {
  [Name in Tag]: Ours<SvelteAttributes<DictTagNameMap[Name]>, Name> & {
    [Event in DictEventNames[Name] as \`on:\${Event}\`]?: (event: DictEventMap[Event]) => void;
  };
};

/** In Solid \`plan-id="3"\` sets an attribute, \`prop:planId={3}\` a property: both names are typed. */
export type DictSolidElements = {
  [Name in Tag]: Omit<SolidJsx.HTMLAttributes<DictTagNameMap[Name]>, keyof DictAttributes[Name]> &
    DictAttributes[Name] & {
      [Property in keyof DictProperties[Name] as \`prop:\${Property & string}\`]?: DictProperties[Name][Property];
    } & {
      [Event in DictEventNames[Name] as \`on\${Event}\` | \`on:\${Event}\`]?: (event: DictEventMap[Event]) => void;
    };
};

// @ts-ignore
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends DictReactElements {}
  }
}

// @ts-ignore
declare module 'vue' {
  interface GlobalComponents extends DictVueElements {}
}

// @ts-ignore
declare module 'svelte/elements' {
  interface SvelteHTMLElements extends DictSvelteElements {}
}

// @ts-ignore
declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends DictSolidElements {}
  }
}
`;
