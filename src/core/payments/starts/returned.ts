import type { Outbox } from '../outbox/outbox.ts';
import { subjectName } from '../outbox/subject.ts';
import type { EarlierStart } from './earlier-start.ts';
import type { Start, Starts } from './starts.ts';

export interface ReturnNeeds {
  readonly starts: Starts;
  readonly earlier: EarlierStart;
}

/** What is known of the payment that a session came back from. */
export interface Returned {
  readonly start: Start | null;
  readonly subject: string;
  /** A hash of the account that it is confirmed as. Where no start is known it is nobody's: it may be anybody's. */
  readonly account: string;
  readonly gatewayType: number;
}

const defaultGatewayType = 1;

export function returnedFrom(sessionId: string, { starts, earlier }: ReturnNeeds): Returned {
  const start = starts.ofSession(sessionId);
  return {
    start,
    subject: start?.subject ?? earlier.subject ?? subjectName({ kind: 'session', id: sessionId }),
    account: start?.account ?? '',
    gatewayType: start?.gatewayType ?? starts.lastGatewayType() ?? earlier.gatewayType ?? defaultGatewayType,
  };
}

/** Has the service confirm what the session paid, as the account that started it. */
export function confirmReturned(sessionId: string, outbox: Outbox, needs: ReturnNeeds): Returned {
  const returned = returnedFrom(sessionId, needs);
  const { start, subject, account, gatewayType } = returned;
  outbox.confirm(subject, { sessionId, gatewayType }, { account, leavesNow: false });
  // Only now: it is kept as a start or as a payment at any moment.
  if (start) needs.starts.markReturned(start, sessionId);
  return returned;
}
