import { loadLate } from '../../core/load-service.ts';
import type { AnyElement } from './element.ts';

/** Warns the page's author about mistakes in a tag, after it is drawn. The checks are part of the client chunk. */
export async function lookForMistakes(
  element: HTMLElement,
  { tag, events }: Pick<AnyElement, 'tag' | 'events'>,
  attributes: AnyElement['attributes'],
): Promise<void> {
  try {
    const { lookAtElement } = await loadLate();
    const leadsOut = events.includes('dict-navigate');
    lookAtElement(element, { tag, attributes: Object.keys(attributes), leadsOut });
  } catch {
    // Offline the checks can't be loaded; failed loads are reported elsewhere.
  }
}
