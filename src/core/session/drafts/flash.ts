import * as z from 'zod/mini';
import { safeStorage, stored, tabArea } from '../storage.ts';
import type { t } from './flash.text.ts';

/* A message that one screen leaves for the login to show (ACC-2, `/`), for example after an invalid activation link
 * or a new password. Stored for the tab until the login has shown it. */
const shape = z.object({
  v: z.literal(1),
  tone: z.enum(['success', 'info', 'danger']),
  /** A text of ours by its key, so that the login says it in its own language: it may be in another one, or another page. */
  key: z.optional(z.string()),
  /** A text of the service. */
  text: z.optional(z.string().check(z.maxLength(1000))),
});

interface Toned {
  readonly tone: z.output<typeof shape>['tone'];
}
/** Stored for the next screen, which shows it once. */
export type Flash = Toned & ({ readonly key: keyof typeof t.english } | { readonly text: string });

const kept = stored('dict.flash', shape, tabArea);

/** False if the browser's storage refused the message: it is then in memory only and lost when the page is left. */
export function leaveFlash(flash: Flash): boolean {
  kept.write({ v: 1, ...flash, ...('text' in flash && { text: flash.text.slice(0, 1000) }) });
  return !safeStorage(tabArea()).isInMemory(kept.key());
}

export function takeFlash() {
  const flash = kept.read();
  if (flash) kept.clear();
  return flash;
}
