import { config } from '../../../core/config/config.ts';
import { drawnBy } from './drawn-by.ts';

/** Of our texts: English, unless a page that has put others in their place says so by its `locale` (A11Y-30). */
export const language = () => config().locale || 'en';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a view that was drawn ahead: they keep what was typed in them, even where the view is drawn anew. */
export interface Before {
  readonly fields: readonly Field[];
  readonly focused: Field | undefined;
}

interface Prepared {
  readonly wrapper: HTMLElement;
  /** A server drew the view in it, and this version of the library takes it over. */
  readonly isDrawn: boolean;
  readonly isDrawnSignedOut: boolean;
  readonly before: Before;
}

/**
 * The box that a view is drawn into: what a server drew, else one of our own (DESIGN.md section 3). In the light DOM what the page
 * wrote stays beside it.
 */
export function prepareWrapper(parent: Element | ShadowRoot): Prepared {
  const drawn = drawnIn(parent);
  if (drawn) return { wrapper: drawn, ...readMarks(drawn) };
  const wrapper = document.createElement('div');
  wrapper.className = 'd-root';
  wrapper.setAttribute('part', 'root');
  wrapper.lang = language();
  if (parent instanceof Element) parent.append(wrapper);
  else parent.replaceChildren(wrapper);
  return { wrapper, isDrawn: false, isDrawnSignedOut: false, before: { fields: [], focused: undefined } };
}

/** Whether another version of the library drew the view: its nodes may differ from ours. */
export function isOfAnotherVersion(parent: Element | ShadowRoot): boolean {
  const by = drawnIn(parent)?.dataset.drawn;
  return by !== undefined && by !== drawnBy;
}

const drawnIn = (parent: Element | ShadowRoot) =>
  [...parent.children].find((child): child is HTMLElement => child.classList.contains('d-root'));

/** Takes the marks off: from now on it is ours. */
function readMarks(drawn: HTMLElement) {
  const isDrawn = drawn.dataset.drawn === drawnBy && drawn.childElementCount > 0;
  const isDrawnSignedOut = isDrawn && 'signedOut' in drawn.dataset;
  delete drawn.dataset.drawn;
  delete drawn.dataset.signedOut;
  const fields = [...drawn.querySelectorAll<Field>('input, select, textarea')];
  const { activeElement } = drawn.getRootNode() as Document | ShadowRoot;
  return { isDrawn, isDrawnSignedOut, before: { fields, focused: fields.find((each) => each === activeElement) } };
}
