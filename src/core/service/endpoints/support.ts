import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { count, digits, noFields, nothing, optional, read, withoutArgs } from '../shapes.ts';

/** The days that the user earned by referrals, and the code to refer with (CON-7.46). */
export const referEarnInfo = endpoint({
  name: 'referEarnInfo',
  method: 'POST',
  path: '/api/v1/UserDashboard/UserReferEarnInfo',
  kind: 'read',
  access: 'protected',
  request: noFields,
  toWire: withoutArgs,
  data: read(z.object({ EarnedDays: optional(count), ReferralCode: digits }), (wire) => ({
    earnedDays: wire.EarnedDays ?? 0,
    /** '' where there is none to refer with. */
    referralCode: wire.ReferralCode.trim(),
  })),
});

/**
 * Asks support to call back (CON-7.47). `reason` is the English label of the document, `callbackTime` 'Next 10 min' or
 * '09:00-09:30' in the user's own time, `support` the configuration's, part of the path. A refusal carries a message only.
 */
export const raiseSupportTicket = endpoint({
  name: 'raiseSupportTicket',
  method: 'POST',
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
