import * as z from 'zod/mini';
import type { Clock } from '../../page/clock.ts';
import { sessionSecret } from './clearing.ts';
import { shortLived } from './short-lived.ts';
import { currentSession } from '../session.ts';
import { stored, tabArea } from '../storage.ts';

/* A signup between its form and its OTP (DEC-3.3). The password is in memory only. */

const trialSelection = z.object({ productName: z.string(), planId: z.string(), billingCycleId: z.string() });

const shape = z.object({
  fullName: z.string(),
  email: z.string(),
  /** Digits without the country code. */
  mobile: z.string(),
  /** With '+'. */
  phoneCode: z.string(),
  countryId: z.string(),
  countryName: z.string(),
  /** The consent checkbox; false for voice services, whose form has no such checkbox. */
  wantsWhatsapp: z.boolean(),
  referralCode: z.string(),
  isReferralPrefilled: z.boolean(),
  prefilledReferral: z.string(),
  otpId: z.string(),
  /** The trial of this signup. The signup context has a copy, but another tab may overwrite the context. */
  trial: trialSelection,
});

export type SignupDraft = z.output<typeof shape>;
export type TrialSelection = z.output<typeof trialSelection>;

const storedDraft = shortLived('dict.visit.signup', shape);

/* A signup form as typed, until it is sent: for visitors who leave it, for example for the login. Without the password. */
const typedShape = z.pick(shape, {
  fullName: true,
  email: true,
  mobile: true,
  countryId: true,
  wantsWhatsapp: true,
  referralCode: true,
  prefilledReferral: true,
});

export type TypedSignup = z.output<typeof typedShape>;

export const typedSignup = shortLived('dict.user.signup', typedShape);

const password = () => sessionSecret('signup-password');

export function keepDraft(draft: SignupDraft, typed: string | null, clock?: Clock): void {
  storedDraft.write(draft, clock);
  typedSignup.clear();
  password().text = typed;
}

export function readDraft(clock?: Clock): SignupDraft | null {
  const draft = storedDraft.read(clock);
  if (!draft) password().text = null;
  return draft;
}

export const signupCodeAgeMs = (clock?: Clock): number => storedDraft.ageMs(clock);

export const draftPassword = (): string | null => password().text;

export function keepDraftPassword(typed: string): void {
  password().text = typed;
}

/** Restarts the draft's 10 minutes after a resend, because the new code is valid that long. */
export function renewDraft(clock?: Clock): void {
  const draft = readDraft(clock);
  if (draft) keepDraft(draft, draftPassword(), clock);
}

export function clearDraft(): void {
  storedDraft.clear();
  password().text = null;
}

/* The trial of an account that was just created: stored until the trial has started, so that a reload can't lose it. */
const storedTrial = stored('dict.user.trial', { trial: trialSelection }, tabArea);

export const keepPendingTrial = (trial: TrialSelection): void => storedTrial.write({ trial });

export const pendingTrial = (): TrialSelection | null =>
  currentSession() ? (storedTrial.read()?.trial ?? null) : null;

export const clearPendingTrial = (): void => storedTrial.clear();
