import * as z from 'zod/mini';
import { mailedId } from '../../format/mailed-id.ts';
import { pageSingleton } from '../../page/singletons.ts';
import { sessionSecret } from './clearing.ts';
import { shortLived } from './short-lived.ts';

/* A pending password reset, from the request of the OTP to the new password (ACC-2, ACC-4). The OTP is in memory only. */
const shape = z.object({
  email: z.string(),
  otpId: z.string(),
  /** True if the reset was forced because the password had expired. */
  isForced: z.boolean(),
});

type ResetDraft = z.output<typeof shape>;

const storedDraft = shortLived('dict.visit.reset', shape);

const otp = () => sessionSecret('reset-otp');

export function keepResetDraft(draft: ResetDraft): void {
  storedDraft.write(draft);
  otp().text = null;
}

export const readResetDraft = (): ResetDraft | null => storedDraft.read();

export const resetCodeAgeMs = (): number => storedDraft.ageMs();

export const checkedOtp = (): string | null => otp().text;

export function keepCheckedOtp(accepted: string): void {
  otp().text = accepted;
}

export function clearResetDraft(): void {
  storedDraft.clear();
  otp().text = null;
}

/* The code of an activation link. When the link is opened, the code moves from the address to memory and is never stored
 * (SEC-37): after a reload the user has to open the link again. */
const opened = () => pageSingleton('activation-code', () => ({ code: '' }));

export const activationCode = (): string => opened().code;

export function keepActivationCode(code: string): void {
  opened().code = mailedId(code);
}
