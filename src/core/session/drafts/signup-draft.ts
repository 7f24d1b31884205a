import * as z from 'zod/mini';
import type { Clock } from '../../page/clock.ts';
import { page } from '../../page/page.ts';
import { forgetOn } from './forgetting.ts';
import { shortLived } from './short-lived.ts';

/* A signup between its form and its OTP (DEC-3.3). It is stored for the tab for 10 minutes without the password,
 * which is kept in memory only. */
export const trialWish = z.object({ productName: z.string(), planId: z.string(), billingCycleId: z.string() });

const shape = z.object({
  otpId: z.string(),
  fullName: z.string(),
  email: z.string(),
  mobile: z.string(),
  phoneCode: z.string(),
  countryId: z.string(),
  countryName: z.string(),
  wantsWhatsapp: z.boolean(),
  referralCode: z.string(),
  isReferralPrefilled: z.boolean(),
  /** The requested trial. It is stored with the draft, because another tab may overwrite the shared signup context. */
  trial: trialWish,
});

/** A signup that waits for its OTP: all fields except the password. */
export type SignupDraft = z.output<typeof shape>;
/** The trial that a signup requests. Ids are strings, '' if nothing was chosen. */
export type TrialWish = z.output<typeof trialWish>;

const kept = () =>
  page('signup-draft', () => {
    const password = { typed: null as string | null };
    forgetOn('visit', () => (password.typed = null));
    return { draft: shortLived('dict.visit.signup', shape), password };
  });

/** Stores a signup for 10 minutes, and its password in this page's memory only. */
export function keepDraft(draft: SignupDraft, password: string | null, clock?: Clock): void {
  kept().draft.write(draft, clock);
  kept().password.typed = password;
}

/** The stored signup; null if there is none or its 10 minutes are over. */
export function readDraft(clock?: Clock): SignupDraft | null {
  const draft = kept().draft.read(clock);
  if (!draft) kept().password.typed = null;
  return draft;
}

/** The password from this page's memory, null after a reload. */
export const draftPassword = (): string | null => kept().password.typed;

/** Keeps the password that the user typed again after a reload. */
export function keepDraftPassword(password: string): void {
  kept().password.typed = password;
}

/** Extends the draft after a resend, because the new code is valid for another 10 minutes. */
export function renewDraft(clock?: Clock): void {
  const draft = readDraft(clock);
  if (draft) keepDraft(draft, draftPassword(), clock);
}

export function clearDraft(): void {
  kept().draft.clear();
  kept().password.typed = null;
}
