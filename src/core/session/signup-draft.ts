import * as z from 'zod/mini';
import { config } from '../config.ts';
import { page } from '../page.ts';
import { stored } from './storage.ts';

/*
 * The signup between its form and its OTP (decisions.md section 3): without the password in the tab's own storage,
 * for 10 minutes; the password in memory alone.
 */
const shape = z.object({
  v: z.literal(1),
  startedAtMs: z.number(),
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
});

export type SignupDraft = Omit<z.output<typeof shape>, 'v' | 'startedAtMs'>;

const lifetimeMs = 10 * 60_000;

const kept = () =>
  page('signup-draft', () => ({
    draft: stored('dict.signup', shape, () => (config().persistence === 'memory' ? 'memory' : 'session')),
    password: { typed: null as string | null },
  }));

export function keepDraft(draft: SignupDraft, password: string, nowMs = Date.now()): void {
  kept().draft.write({ ...draft, v: 1, startedAtMs: nowMs });
  kept().password.typed = password;
}

/** The draft, null once it is 10 minutes old or was begun in a future that this clock has not reached. */
export function readDraft(nowMs = Date.now()): SignupDraft | null {
  const draft = kept().draft.read();
  if (!draft) return null;
  const ageMs = nowMs - draft.startedAtMs;
  if (ageMs >= 0 && ageMs < lifetimeMs) return draft;
  clearDraft();
  return null;
}

/** The password typed in this page's life, null after a reload. */
export const draftPassword = (): string | null => kept().password.typed;

export function keepDraftPassword(password: string): void {
  kept().password.typed = password;
}

/** A resend may answer a new OTP id. */
export function changeDraft(change: Partial<SignupDraft>): void {
  const draft = kept().draft.read();
  if (draft) kept().draft.write({ ...draft, ...change });
}

export function clearDraft(): void {
  kept().draft.clear();
  kept().password.typed = null;
}
