import * as z from 'zod/mini';
import { config } from '../config.ts';
import { page } from '../page.ts';
import { stored } from './storage.ts';

/*
 * A password reset between its e-mail and its new password (access.md sections 2 and 4): in the tab's own storage for
 * 10 minutes, the OTP in memory alone.
 */
const shape = z.object({
  v: z.literal(1),
  startedAtMs: z.number(),
  email: z.string(),
  otpId: z.string(),
  /** The context marker: the password had expired. */
  isForced: z.boolean(),
});

export type ResetDraft = Omit<z.output<typeof shape>, 'v' | 'startedAtMs'>;

const lifetimeMs = 10 * 60_000;

const kept = () =>
  page('reset-draft', () => ({
    draft: stored('dict.reset', shape, () => (config().persistence === 'memory' ? 'memory' : 'session')),
    otp: { checked: null as string | null },
  }));

export function keepResetDraft(draft: ResetDraft, nowMs = Date.now()): void {
  kept().draft.write({ ...draft, v: 1, startedAtMs: nowMs });
  kept().otp.checked = null;
}

export function readResetDraft(nowMs = Date.now()): ResetDraft | null {
  const draft = kept().draft.read();
  if (!draft) return null;
  const ageMs = nowMs - draft.startedAtMs;
  if (ageMs >= 0 && ageMs < lifetimeMs) return draft;
  clearResetDraft();
  return null;
}

/** The OTP that the service found right, null before and after a reload. */
export const checkedOtp = (): string | null => kept().otp.checked;

export function keepCheckedOtp(otp: string): void {
  kept().otp.checked = otp;
}

export function clearResetDraft(): void {
  kept().draft.clear();
  kept().otp.checked = null;
}
