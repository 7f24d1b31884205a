import type { FocusEvent } from 'react';
import { findAll } from '../../../core/page/named-elements.ts';
import { pageSingleton } from '../../../core/page/singletons.ts';
import { reportUsage } from '../../../core/page/warn-once.ts';

// Open dialogs and popovers with the functions that close them. All copies of the library on a page share the map, so
// that each closes the layers of the others too.
const layers = () => pageSingleton('top-layers', () => new Map<HTMLElement, () => void>());

export function addTopLayer(node: HTMLElement, close: () => void): () => void {
  layers().set(node, close);
  return () => void layers().delete(node);
}

/**
 * Opens the dialogs and popovers of a moved element again: the browser leaves open dialogs open, but takes them from
 * the top layer, and it closes popovers without an event.
 */
export function restoreTopLayers(within: HTMLElement): void {
  for (const dialog of within.querySelectorAll<HTMLDialogElement>('dialog[open]')) setModal(dialog, true);
  for (const layer of layers().keys())
    if (within.contains(layer) && layer.matches('[popover]:not(:popover-open)')) layer.showPopover();
}

const lastFocused = new WeakMap<HTMLDialogElement, HTMLElement>();

/** For `onFocus` of a dialog: when it is shown again, the focus returns to the node, and not to the first one. */
export const rememberFocus = ({ currentTarget, target }: FocusEvent<HTMLDialogElement, HTMLElement>) =>
  void lastFocused.set(currentTarget, target);

/** Leaves an open dialog open. A modal dialog in a part of the page that is hidden would block the page that is seen. */
export function setModal(dialog: HTMLDialogElement, isModal: boolean): void {
  if (!dialog.open || dialog.matches(':modal') === isModal) return;
  const focused = lastFocused.get(dialog);
  dialog.close();
  if (!isModal) return dialog.show();
  dialog.showModal();
  focused?.focus();
}

/** Closes every registered dialog and popover of a document: a card widget can't be clicked below a modal dialog (PAY-32). */
export function closeTopLayers(document: Document): void {
  for (const [node, close] of [...layers()].reverse()) if (node.ownerDocument === document) close();
  // What is left belongs to the page, which alone knows what closing it would do.
  if (findAll(document, ':modal:not(html)').length > 0)
    reportUsage('a modal dialog or a full screen of the page covers the card form: close it on dict-before-pay.');
}
