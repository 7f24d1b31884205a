import { config } from '../../core/config/config.ts';

/** Of our texts: English, unless a page that has put others in their place says so by its `locale` (A11Y-30). */
export const language = () => config().locale || 'en';

interface Prepared {
  readonly wrapper: HTMLElement;
  readonly isDrawn: boolean;
  /** What stood in its place. */
  readonly fallback: readonly ChildNode[];
}

/** The box that a view is drawn into: what a server drew, else one of our own in place of all else (DESIGN.md section 3). */
export function prepareWrapper(parent: Element | ShadowRoot): Prepared {
  const drawn = [...parent.children].find((child): child is HTMLElement => child.classList.contains('d-root'));
  if (drawn) {
    const isDrawn = drawn.hasAttribute('data-drawn') && drawn.childElementCount > 0;
    return { wrapper: drawn, isDrawn, fallback: [] };
  }
  const fallback = [...parent.childNodes];
  const wrapper = document.createElement('div');
  wrapper.className = 'd-root';
  wrapper.setAttribute('part', 'root');
  wrapper.lang = language();
  parent.replaceChildren(wrapper);
  return { wrapper, isDrawn: false, fallback };
}
