import * as z from 'zod/mini';
import type { Clock } from '../../page/clock.ts';
import { page } from '../../page/page.ts';
import { secretOfVisit } from './forgetting.ts';
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

const kept = shortLived('dict.visit.reset', shape);

const otp = () => secretOfVisit('reset-otp');

export function keepResetDraft(draft: ResetDraft, clock?: Clock): void {
  kept.write(draft, clock);
  otp().text = null;
}

export function readResetDraft(clock?: Clock): ResetDraft | null {
  const draft = kept.read(clock);
  if (!draft) otp().text = null;
  return draft;
}

/** The OTP that the service has accepted; null before that and after a reload. */
export const checkedOtp = (): string | null => otp().text;

export function keepCheckedOtp(accepted: string): void {
  otp().text = accepted;
}

export function clearResetDraft(): void {
  kept.clear();
  otp().text = null;
}

/* The code of an activation link is removed from the address as soon as the link is opened and kept in this page's
 * memory only (SEC-37). After a reload it is gone: the user opens the link in the e-mail again. */
const opened = () => page('activation-code', () => ({ code: '' }));

export const activationCode = (): string => opened().code;

export function keepActivationCode(code: string): void {
  opened().code = code;
}
