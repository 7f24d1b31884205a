import { accept, type Handlers, refuse, signedIn } from '../handler.ts';
import { nextId } from '../../domain/world.ts';

export const supportHandlers = {
  referEarnInfo: signedIn((_call, user) =>
    accept({ EarnedDays: user.referral.earnedDays, ReferralCode: user.referral.code }),
  ),

  raiseSupportTicket: signedIn(({ request }, user, { world, send }) => {
    if (request.TicketType.trim() === '') return refuse('Please select a reason for callback.');
    if (!/^(?:Next 10 min|\d{2}:\d{2}-\d{2}:\d{2})$/.test(request.CallbackTime))
      return refuse('Please select a time for the callback.');
    const text = `Ticket ${nextId(world, 'ticket')}: ${request.TicketType}, ${request.CallbackTime}. We will call you.`;
    send(user.email, 'Your call is scheduled', text);
    return accept(null);
  }),
} satisfies Partial<Handlers>;
