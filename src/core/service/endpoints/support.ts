import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fields, optional, sends, withoutArgs, type SentBy } from '../fields.ts';
import * as shapes from '../shapes.ts';

export const referEarnInfo = endpoint({
  name: 'referEarnInfo', // CON-7.46
  path: '/api/v1/UserDashboard/UserReferEarnInfo',
  kind: 'read',
  ...withoutArgs,
  data: fields({
    earnedDays: ['EarnedDays', optional(shapes.count, 0)],
    referralCode: ['ReferralCode', shapes.digits],
  }),
});

const ticket = sends({
  reason: ['TicketType', z.string()],
  callbackTime: ['CallbackTime', z.string()],
  comment: ['AdditonalComment', z.string()],
});

/**
 * Requests a callback (CON-7.47). `reason` is one of the English labels of the specification. `callbackTime` is 'Next
 * 10 min' or a range such as '09:00-09:30' in the user's time zone.
 */
export const raiseSupportTicket = endpoint({
  name: 'raiseSupportTicket',
  path: '/api/v1/{support}SupportService/{support}Support/RaiseHsSupportTicket',
  pathParameters: ({ support }) => ({ support }),
  request: ticket.request,
  toWire: (args: { support: string } & SentBy<typeof ticket>) => ticket.toWire(args),
});
