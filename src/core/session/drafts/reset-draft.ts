import * as z from 'zod/mini';
import type { Clock } from '../../page/clock.ts';
import { page } from '../../page/page.ts';
import { forgetOn } from './forgetting.ts';
import { shortLived } from './short-lived.ts';

/*
 * A password reset between its e-mail and its new password (ACC-2, ACC-4): in the tab's own storage for
 * 10 minutes, the OTP in memory alone.
 */
const shape = z.object({
  email: z.string(),
  otpId: z.string(),
  /** The context marker: the password had expired. */
  isForced: z.boolean(),
});

export type ResetDraft = z.output<typeof shape>;

const kept = () =>
  page('reset-draft', () => {
    const otp = { checked: null as string | null };
    forgetOn('visit', () => (otp.checked = null));
    return { draft: shortLived('dict.visit.reset', shape), otp };
  });

/** Keeps a password reset that waits for its OTP, for 10 minutes. */
export function keepResetDraft(draft: ResetDraft, clock?: Clock): void {
  kept().draft.write(draft, clock);
  kept().otp.checked = null;
}

/** The draft, null once its 10 minutes are over. */
export function readResetDraft(clock?: Clock): ResetDraft | null {
  const draft = kept().draft.read(clock);
  if (!draft) kept().otp.checked = null;
  return draft;
}

/** The OTP that the service found right, null before and after a reload. */
export const checkedOtp = (): string | null => kept().otp.checked;

/** Keeps an OTP that the service has taken, in the memory of this page. */
export function keepCheckedOtp(otp: string): void {
  kept().otp.checked = otp;
}

/** Forgets the reset and its OTP. */
export function clearResetDraft(): void {
  kept().draft.clear();
  kept().otp.checked = null;
}
