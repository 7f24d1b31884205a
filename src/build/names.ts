import { camelCase } from '../elements/runtime/element.ts';

/** The tag without its prefix, used for folder and entry: `dict-signup` is `dict-elements/signup`. */
export const nameOf = (tag: string) => tag.replace(/^dict-/, '');

export const exportOf = (tag: string) => camelCase(nameOf(tag));

/** Paths of its files, relative to the project's root. `npm run new-element` uses the same names. */
export const definitionOf = (tag: string) => `/src/elements/${nameOf(tag)}/${nameOf(tag)}.element.ts`;
export const viewOf = (tag: string) => `/src/elements/${nameOf(tag)}/${viewNameOf(tag)}.tsx`;

export const viewNameOf = (tag: string) => camelCase(`-${nameOf(tag)}`);
