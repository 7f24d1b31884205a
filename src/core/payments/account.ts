import { currentSession } from '../session/session.ts';
import { shortHash } from '../format/short-hash.ts';
import type { OutboxPayment } from './outbox/standing.ts';

/** Who is signed in, as a payment is marked with: '' for nobody. It is sent for, and shown to, this account alone (PAY-35). */
export function currentAccount(): string {
  const session = currentSession();
  return session ? shortHash(`account ${session.userCode}`) : '';
}

/** Somebody is signed in, and what this account has started is not theirs. */
export const isOthers = (account: string): boolean =>
  account !== '' && currentAccount() !== '' && account !== currentAccount();

/**
 * Whether who is at the screen, signed in to `account`, may see how a payment stands: it is theirs, or nobody's. Where nobody
 * is signed in, all that is shown is that one waits for its account (PAY-36).
 */
export const mayBeShown = ({ entry, standing }: OutboxPayment, account: string): boolean =>
  entry.account === '' || entry.account === account || (account === '' && standing.at === 'pending');
