import * as z from 'zod/mini';
import { stored, type StorageArea } from '../session/storage.ts';

/*
 * What a payment on the provider's own page was started with: its way back brings a session and nothing else (decisions.md
 * section 1, Confirmation).
 */
const shape = z.object({
  v: z.literal(1),
  /** Its `subjectName`. */
  subject: z.string(),
  gatewayType: z.number(),
});

export type Started = Omit<z.output<typeof shape>, 'v'>;

const kept = (area: StorageArea) => stored('dict.started', shape, () => area);

export function keepStarted({ subject, gatewayType }: Started): void {
  // The way back leads into the same tab, or, from a bank's app, into another one.
  kept('session').write({ v: 1, subject, gatewayType });
  kept('local').write({ v: 1, subject, gatewayType });
}

/** In the tab that started it, all of it; in another one what it was is a guess, and only the gateway is taken from it. */
export function readStarted(): { readonly subject: string | null; readonly gatewayType: number } {
  const here = kept('session').read();
  return { subject: here?.subject ?? null, gatewayType: (here ?? kept('local').read())?.gatewayType ?? 1 };
}
