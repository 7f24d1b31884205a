import * as z from 'zod/mini';
import { page } from '../../page/page.ts';
import { currentSession } from '../session.ts';
import { trialWish, type TrialWish } from './signup-draft.ts';
import { stored } from '../storage.ts';
import { tabArea } from '../tab-area.ts';

/* The trial of an account that was opened in this tab, until it has begun: a reload in between does not lose it. */
const shape = z.object({ v: z.literal(1), trial: trialWish });

const kept = () => page('pending-trial', () => stored('dict.user.trial', shape, tabArea));

/** Keeps the trial of an account that was just opened, until it has begun. */
export const keepPendingTrial = (trial: TrialWish): void => kept().write({ v: 1, trial });

/** null where nobody is signed in whose trial it could be. */
export const pendingTrial = (): TrialWish | null => (currentSession() ? (kept().read()?.trial ?? null) : null);

/** Forgets it: it has begun, or is not wanted. */
export const clearPendingTrial = (): void => kept().clear();
