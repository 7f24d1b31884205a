import * as z from 'zod/mini';
import { stored, tabArea } from '../storage.ts';
import type { text } from './flash.text.ts';

/* A message that another screen leaves for the login to show (ACC-2, `/`), such as 'Your password has been set'. */

const tones = ['success', 'info', 'warning', 'danger'] as const;
const shape = {
  tone: z.enum(tones),
  /** The key of a text in flash.text.ts: the login may be shown in another language than the screen before. */
  key: z.optional(z.string()),
  text: z.optional(z.string().check(z.maxLength(1000))),
  /** Code for support. */
  code: z.optional(z.string().check(z.maxLength(40))),
};

export type Flash = { readonly tone: (typeof tones)[number]; readonly code?: string } & (
  { readonly key: keyof typeof text.english } | { readonly text: string }
);

const storedFlash = stored('dict.flash', shape, tabArea);

/** Returns false if the message is in memory only: then it is lost when the page is left. */
export function leaveFlash(flash: Flash): boolean {
  storedFlash.write({ ...flash, ...('text' in flash && { text: flash.text.slice(0, 1000) }) });
  return !storedFlash.isInMemory();
}

export const takeFlash = () => storedFlash.take();
