import * as z from 'zod/mini';
import type { Clock } from '../../page/clock.ts';
import { page } from '../../page/page.ts';
import { forgetOn } from './forgetting.ts';
import { shortLived } from './short-lived.ts';

/*
 * The signup between its form and its OTP (DEC-3.3): without the password in the tab's own storage,
 * for 10 minutes; the password in memory alone.
 */
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
  /** The trial that it asks for. The visit's own context is every tab's: another one may have opened another product. */
  trial: trialWish,
});

/** A signup that waits for its OTP: all that was typed but the password. */
export type SignupDraft = z.output<typeof shape>;
/** The trial that a signup asks for; ids are texts, '' where it leaves the choice open. */
export type TrialWish = z.output<typeof trialWish>;

const kept = () =>
  page('signup-draft', () => {
    const password = { typed: null as string | null };
    forgetOn('visit', () => (password.typed = null));
    return { draft: shortLived('dict.visit.signup', shape), password };
  });

/** Keeps a signup for 10 minutes; its password in the memory of this page alone. */
export function keepDraft(draft: SignupDraft, password: string | null, clock?: Clock): void {
  kept().draft.write(draft, clock);
  kept().password.typed = password;
}

/** The draft, null once its 10 minutes are over. */
export function readDraft(clock?: Clock): SignupDraft | null {
  const draft = kept().draft.read(clock);
  if (!draft) kept().password.typed = null;
  return draft;
}

/** The password typed in this page's life, null after a reload. */
export const draftPassword = (): string | null => kept().password.typed;

/** Keeps the password that was typed once more, after a reload. */
export function keepDraftPassword(password: string): void {
  kept().password.typed = password;
}

/** Its code was sent anew, and is valid as long as the first was: so is the draft. */
export function renewDraft(clock?: Clock): void {
  const draft = readDraft(clock);
  if (draft) keepDraft(draft, draftPassword(), clock);
}

/** Forgets the signup and its password. */
export function clearDraft(): void {
  kept().draft.clear();
  kept().password.typed = null;
}
