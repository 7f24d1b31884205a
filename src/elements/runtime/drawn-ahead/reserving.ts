import type { AnyElement } from '../element.ts';

/**
 * A rule of `dict.css` that reserves the element's height until it is drawn, so that the page below doesn't shift.
 * Prerendered elements have a height of their own.
 */
export const reserving = ({ tag, reserve }: AnyElement): string =>
  reserve
    ? `${tag}:not([data-state]), ${tag}[data-state='loading']:not([data-drawn]) { display: block; min-block-size: ${reserve}; }\n`
    : '';
