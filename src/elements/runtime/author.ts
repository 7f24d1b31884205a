import type { AnyElement } from './element.ts';

/** Tells the author of the page what is wrong with a tag, once it is drawn. What looks for it comes with the client. */
export async function lookForMistakes(
  element: HTMLElement,
  { tag, events }: Pick<AnyElement, 'tag' | 'events'>,
  attributes: AnyElement['attributes'],
): Promise<void> {
  try {
    const { lookAtElement } = await import('../../core/config/author.ts');
    const leadsOut = events.includes('dict-navigate');
    lookAtElement(element, { tag, attributes: Object.keys(attributes), leadsOut });
  } catch {
    // Without a network nothing is looked at: what can't be loaded has its own line.
  }
}
