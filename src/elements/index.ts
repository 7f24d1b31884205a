import { define } from './define.ts';
import { elements, type DictEventMap, type DictJsxElements, type DictTagNameMap, type Tag } from './elements.ts';

export { configure, type ConfigurationInput } from '../core/config.ts';
export * from '../core/events.ts';
export { placeOf, type Place } from './routes.ts';
export type { DictElement, DictJsxElements, DictTagNameMap } from './elements.ts';

/** Defines the given tags, or those of the whole library. Each view is loaded when its tag is defined. In Node it does nothing. */
export async function defineAll(tags: readonly (keyof DictTagNameMap)[] = elements.map(({ tag }) => tag) as never): Promise<void> {
  const wanted = new Set<Tag>(tags);
  await Promise.all(elements.filter(({ tag }) => wanted.has(tag)).map(define));
}

declare global {
  interface HTMLElementTagNameMap extends DictTagNameMap {}
  interface HTMLElementEventMap extends DictEventMap {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends DictJsxElements {}
  }
}
