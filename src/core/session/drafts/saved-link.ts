import * as z from 'zod/mini';
import { configuredLink } from '../../page/addresses.ts';
import { stored, tabArea } from '../storage.ts';

/* The page with the payment link that the payer left for the payment provider's page: the payer can go back to it. */
const storedPage = stored('dict.user.link', { path: z.string() }, tabArea);

export const saveLinkPage = ({ pathname, search }: Location): void => storedPage.write({ path: pathname + search });

/** Its address on this origin; null if the link was opened on another one, or in another tab. */
export function savedLinkPage(): string | null {
  const left = storedPage.read();
  return left && configuredLink(left.path);
}
