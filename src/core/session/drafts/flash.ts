import * as z from 'zod/mini';
import { stored, tabArea } from '../storage.ts';
import type { t } from './flash.text.ts';

/* A message that one screen leaves for the login to show (ACC-2, `/`), for example after an invalid activation link
 * or a new password. Stored for the tab until the login has shown it. */
const tones = ['success', 'info', 'danger'] as const;
const shape = {
  tone: z.enum(tones),
  /** A text of ours by its key, so that the login says it in its own language: it may be in another one, or another page. */
  key: z.optional(z.string()),
  /** A text of the service. */
  text: z.optional(z.string().check(z.maxLength(1000))),
};

/** Stored for the next screen, which shows it once. */
export type Flash = { readonly tone: (typeof tones)[number] } & (
  { readonly key: keyof typeof t.english } | { readonly text: string }
);

const kept = stored('dict.flash', shape, tabArea);

/** False if the browser's storage refused the message: it is then in memory only and lost when the page is left. */
export function leaveFlash(flash: Flash): boolean {
  kept.write({ ...flash, ...('text' in flash && { text: flash.text.slice(0, 1000) }) });
  return !kept.isInMemory();
}

export function takeFlash() {
  const flash = kept.read();
  if (flash) kept.clear();
  return flash;
}
