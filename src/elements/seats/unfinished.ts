import * as z from 'zod/mini';
import { storedOfAccount } from '../../core/session/drafts/account-storage.ts';

/*
 * The dialog that was open on the seats' screen when the session ended, or the seats that were marked. It is bound to
 * the user and the service: after the same user's login the screen restores it, or says what was not done (DEC-3.15).
 */
export const unfinishedSeats = storedOfAccount('dict.account.seats-unfinished.', {
  subscriptionId: z.string(),
  at: z.literal(['assign', 'change', 'unassign', 'csv', 'selection']),
  /** The seats that the dialog is about, or those that were marked. */
  seatIds: z.array(z.string()),
  /** The fields as typed. */
  typed: z.record(z.string(), z.string()),
});

export type UnfinishedSeats = NonNullable<ReturnType<typeof unfinishedSeats.read>>;
