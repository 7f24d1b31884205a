import * as z from 'zod/mini';
import { stored, tabArea } from '../storage.ts';

/*
 * The place in the tab's history of the page with the payment link, which the payer left for the provider's page. The
 * address of that page is not stored, because the id in it opens the link.
 */
const storedPlace = stored('dict.user.link', { length: z.number() }, tabArea);

export const saveLinkPage = ({ length }: Pick<History, 'length'>): void => storedPlace.write({ length });

/** The number of steps back to the page with the payment link; null if it was opened in another tab or on another origin. */
export function stepsToLinkPage({ length }: Pick<History, 'length'>): number | null {
  const left = storedPlace.read();
  const steps = left ? length - left.length : 0;
  return steps > 0 ? steps : null;
}
