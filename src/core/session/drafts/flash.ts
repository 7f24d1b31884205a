import * as z from 'zod/mini';
import { safeStorage, stored, tabArea } from '../storage.ts';

/* A message that one screen leaves for the login to show (ACC-2, `/`), for example after an invalid activation link
 * or a new password. Stored for the tab until the login has shown it. */
const shape = z.object({
  v: z.literal(1),
  tone: z.enum(['success', 'info', 'danger']),
  text: z.string().check(z.maxLength(1000)),
});

/** Stores a message for the next screen, which shows it once. */
export type Flash = Omit<z.output<typeof shape>, 'v'>;

const kept = stored('dict.flash', shape, tabArea);

/** False if the browser's storage refused the message: it is then in memory only and lost when the page is left. */
export function leaveFlash({ tone, text }: Flash): boolean {
  kept.write({ v: 1, tone, text: text.slice(0, 1000) });
  return !safeStorage(tabArea()).isInMemory(kept.key());
}

export function takeFlash(): Flash | null {
  const flash = kept.read();
  if (flash) kept.clear();
  return flash;
}
