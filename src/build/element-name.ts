/** The tag without the vendor's prefix: `dict-signup` is `dict-elements/signup`. */
export const nameOf = (tag: string) => tag.replace(/^dict-/, '');
