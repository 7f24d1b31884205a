import { page } from '../../../core/page/page.ts';

// One map per page, shared with other copies of the library, which close our layers too.
const layers = () => page('top-layers', () => new Map<HTMLElement, () => void>());

/** Registers an open dialog or popover; returns a function that unregisters it. */
export function addTopLayer(node: HTMLElement, close: () => void): () => void {
  layers().set(node, close);
  return () => void layers().delete(node);
}

/** Closes every registered dialog and popover of a document: a card widget can't be clicked below a modal dialog (PAY-32). */
export function closeTopLayers(document: Document): void {
  for (const [node, close] of [...layers()].reverse()) if (node.ownerDocument === document) close();
}
