import * as z from 'zod/mini';
import type { Clock } from '../../page/clock.ts';
import { page } from '../../page/page.ts';
import { forgetOn } from './forgetting.ts';
import { shortLived } from './short-lived.ts';

/* A pending password reset, from the request of the OTP to the new password (ACC-2, ACC-4). Stored for the tab for
 * 10 minutes; the OTP is kept in memory only. */
const shape = z.object({
  email: z.string(),
  otpId: z.string(),
  /** True if the reset was forced because the password had expired. */
  isForced: z.boolean(),
});

export type ResetDraft = z.output<typeof shape>;

const kept = () =>
  page('reset-draft', () => {
    const otp = { checked: null as string | null };
    forgetOn('visit', () => (otp.checked = null));
    return { draft: shortLived('dict.visit.reset', shape), otp };
  });

/** Stores a password reset that waits for its OTP. */
export function keepResetDraft(draft: ResetDraft, clock?: Clock): void {
  kept().draft.write(draft, clock);
  kept().otp.checked = null;
}

/** The stored reset; null if there is none or it is older than 10 minutes. */
export function readResetDraft(clock?: Clock): ResetDraft | null {
  const draft = kept().draft.read(clock);
  if (!draft) kept().otp.checked = null;
  return draft;
}

/** The OTP that the service has accepted; null before that and after a reload. */
export const checkedOtp = (): string | null => kept().otp.checked;

/** Keeps an OTP that the service has accepted, in this page's memory only. */
export function keepCheckedOtp(otp: string): void {
  kept().otp.checked = otp;
}

export function clearResetDraft(): void {
  kept().draft.clear();
  kept().otp.checked = null;
}
