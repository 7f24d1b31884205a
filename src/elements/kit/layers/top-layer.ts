import { pageSingleton } from '../../../core/page/singletons.ts';

// One map per page, shared with other copies of the library, which close our layers too.
const layers = () => pageSingleton('top-layers', () => new Map<HTMLElement, () => void>());

export function addTopLayer(node: HTMLElement, close: () => void): () => void {
  layers().set(node, close);
  return () => void layers().delete(node);
}

/** Closes every registered dialog and popover of a document: a card widget can't be clicked below a modal dialog (PAY-32). */
export function closeTopLayers(document: Document): void {
  for (const [node, close] of [...layers()].reverse()) if (node.ownerDocument === document) close();
}
