import { textLanguage } from '../../../core/config/language.ts';
import { drawnBy } from './drawn-by.ts';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a prerendered view. They keep the text typed into them, even if the view is rendered anew. */
export interface Before {
  readonly fields: readonly Field[];
  readonly focused: Field | undefined;
}

interface Prepared {
  readonly wrapper: HTMLElement;
  /** The view was prerendered by this version of the library and can be hydrated. */
  readonly isDrawn: boolean;
  readonly isDrawnSignedOut: boolean;
  /** The page may have another configuration than the prerendering had. */
  readonly mayDiffer: boolean;
  readonly before: Before;
}

/**
 * The wrapper that a view is rendered into: the prerendered one if there is one, else a new one. In the light DOM the
 * page's own content stays beside it.
 */
export function prepareWrapper(parent: Element | ShadowRoot): Prepared {
  const drawn = drawnIn(parent);
  if (drawn) return { wrapper: drawn, ...readMarks(drawn) };
  const wrapper = document.createElement('div');
  wrapper.className = 'd-root';
  wrapper.setAttribute('part', 'root');
  wrapper.lang = textLanguage;
  if (parent instanceof Element) parent.append(wrapper);
  else parent.replaceChildren(wrapper);
  const before = { fields: [], focused: undefined };
  return { wrapper, isDrawn: false, isDrawnSignedOut: false, mayDiffer: false, before };
}

/** True if another version of the library prerendered the view: its nodes may differ from ours. */
export function isOfAnotherVersion(parent: Element | ShadowRoot): boolean {
  const by = drawnIn(parent)?.dataset.drawn;
  return by !== undefined && by !== drawnBy;
}

const drawnIn = (parent: Element | ShadowRoot) =>
  [...parent.children].find((child): child is HTMLElement => child.classList.contains('d-root'));

function readMarks(drawn: HTMLElement) {
  const isDrawn = drawn.dataset.drawn === drawnBy && drawn.childElementCount > 0;
  const isDrawnSignedOut = isDrawn && 'signedOut' in drawn.dataset;
  const mayDiffer = 'mayDiffer' in drawn.dataset;
  delete drawn.dataset.drawn;
  delete drawn.dataset.signedOut;
  delete drawn.dataset.mayDiffer;
  const fields = [...drawn.querySelectorAll<Field>('input, select, textarea')];
  const { activeElement } = drawn.getRootNode() as Document | ShadowRoot;
  const before = { fields, focused: fields.find((each) => each === activeElement) };
  return { isDrawn, isDrawnSignedOut, mayDiffer, before };
}
