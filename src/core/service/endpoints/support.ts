import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { count, digits, fields, nothing, optional, read, withoutArgs } from '../shapes.ts';

/** The days that the user earned by referrals, and their referral code (CON-7.46). */
export const referEarnInfo = endpoint({
  name: 'referEarnInfo',
  path: '/api/v1/UserDashboard/UserReferEarnInfo',
  kind: 'read',
  access: 'protected',
  ...withoutArgs,
  data: fields({
    earnedDays: ['EarnedDays', optional(count, 0)],
    /** '' if the user has no referral code. */
    referralCode: ['ReferralCode', read(digits, (code) => code.trim())],
  }),
});

/**
 * Requests a callback from support (CON-7.47). `reason` is one of the English labels of the specification.
 * `callbackTime` is 'Next 10 min' or a range such as '09:00-09:30' in the user's time zone. `support` comes from the
 * configuration and is part of the path. A refusal has a message only.
 */
export const raiseSupportTicket = endpoint({
  name: 'raiseSupportTicket',
  path: '/api/v1/{support}SupportService/{support}Support/RaiseHsSupportTicket',
  pathParameters: (args: { support: string; reason: string; callbackTime: string; comment: string }) => ({
    support: args.support,
  }),
  kind: 'change',
  access: 'protected',
  request: z.object({ TicketType: z.string(), CallbackTime: z.string(), AdditonalComment: z.string() }),
  toWire: (args) => ({
    TicketType: args.reason,
    CallbackTime: args.callbackTime,
    AdditonalComment: args.comment,
  }),
  data: nothing,
});
