import * as z from 'zod/mini';
import { page } from '../../page/page.ts';
import { safeStorage, stored } from '../storage.ts';
import { tabArea } from '../tab-area.ts';

/*
 * What one screen leaves for the login to say (ACC-2, `/`): an activation link that is not valid, a password that
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

/** false: it is in the memory of this page, and goes with it. */
export function leaveFlash({ tone, text }: Flash): boolean {
  kept().write({ v: 1, tone, text: text.slice(0, 1000) });
  return !safeStorage(tabArea()).isInMemory(kept().key());
}

/** What was left, null for nothing. It is said once: this forgets it. */
export function takeFlash(): Flash | null {
  const flash = kept().read();
  if (flash) kept().clear();
  return flash;
}
