import { page } from '../../../core/page/page.ts';

// One set for the page: a second copy of the library closes ours too.
const layers = () => page('top-layers', () => new Map<HTMLElement, () => void>());

/** Remembers a dialog or popover of ours while it is open; the answer forgets it. */
export function addTopLayer(node: HTMLElement, close: () => void): () => void {
  layers().set(node, close);
  return () => void layers().delete(node);
}

/** Closes every dialog and popover of ours in a document. A card widget can't be clicked under a modal dialog (PAY-32). */
export function closeTopLayers(document: Document): void {
  for (const [node, close] of [...layers()].reverse()) if (node.ownerDocument === document) close();
}
