import type { AnyElement } from '../element.ts';

/** Its height until it has drawn, so that nothing below it moves: for a page to link. What was drawn ahead has its own. */
export const reserving = ({ tag, reserve }: AnyElement): string =>
  reserve
    ? `${tag}:not([data-state]), ${tag}[data-state='loading']:not([data-drawn]) { display: block; min-block-size: ${reserve}; }\n`
    : '';
