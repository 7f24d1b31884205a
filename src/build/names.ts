import { camelCase } from '../elements/runtime/element.ts';

/** The tag without the vendor's prefix: `dict-signup` is `dict-elements/signup`, in the folder `signup`. */
export const nameOf = (tag: string) => tag.replace(/^dict-/, '');

/** The name that the registry exports it by. */
export const exportOf = (tag: string) => camelCase(nameOf(tag));

/** Its files, from the project's root; `npm run new-element` names them so. */
export const definitionOf = (tag: string) => `/src/elements/${nameOf(tag)}/${nameOf(tag)}.element.ts`;
export const viewOf = (tag: string) => `/src/elements/${nameOf(tag)}/${viewNameOf(tag)}.tsx`;

/** `PaymentLink` */
export const viewNameOf = (tag: string) => camelCase(`-${nameOf(tag)}`);
