import * as z from 'zod/mini';
import { page } from '../../page/page.ts';
import { safeStorage, stored } from '../storage.ts';
import { tabArea } from '../tab-area.ts';

/*
 * A message that one screen leaves for the login to show (ACC-2, `/`): an activation link that is not valid, a password that
 * was set, a sign-in that failed elsewhere. Kept in the tab's own storage until it has been taken.
 */
const shape = z.object({
  v: z.literal(1),
  tone: z.enum(['success', 'info', 'danger']),
  text: z.string().check(z.maxLength(1000)),
});

/** A message that the next screen shows once. */
export type Flash = Omit<z.output<typeof shape>, 'v'>;

const kept = () => page('flash', () => stored('dict.flash', shape, tabArea));

/** false if the message could only be kept in memory, and is lost when the page is left. */
export function leaveFlash({ tone, text }: Flash): boolean {
  kept().write({ v: 1, tone, text: text.slice(0, 1000) });
  return !safeStorage(tabArea()).isInMemory(kept().key());
}

/** Returns the message and forgets it; null without one. */
export function takeFlash(): Flash | null {
  const flash = kept().read();
  if (flash) kept().clear();
  return flash;
}
