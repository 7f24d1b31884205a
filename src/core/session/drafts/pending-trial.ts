import * as z from 'zod/mini';
import { page } from '../../page/page.ts';
import { currentSession } from '../session.ts';
import { trialWish, type TrialWish } from './signup-draft.ts';
import { stored } from '../storage.ts';
import { tabArea } from '../tab-area.ts';

/* The trial of an account that was just created in this tab. It is stored until it has started, so that a reload does not lose it. */
const shape = z.object({ v: z.literal(1), trial: trialWish });

const kept = () => page('pending-trial', () => stored('dict.user.trial', shape, tabArea));

/** Stores the trial of a new account until it has started. */
export const keepPendingTrial = (trial: TrialWish): void => kept().write({ v: 1, trial });

/** null when signed out. */
export const pendingTrial = (): TrialWish | null => (currentSession() ? (kept().read()?.trial ?? null) : null);

/** Removes the trial once it has started or is no longer wanted. */
export const clearPendingTrial = (): void => kept().clear();
