import { currentSession } from '../session/session.ts';
import { shortHash } from '../format/short-hash.ts';
import type { OutboxPayment } from './outbox/status.ts';

/** Who is signed in, as a payment is marked with: '' for nobody. It is sent for, and shown to, this account alone (PAY-35). */
export function currentAccount(): string {
  const session = currentSession();
  return session ? shortHash(`account ${session.userCode}`) : '';
}

/** Somebody is signed in, and what this account has started is not theirs. */
export const isOthers = (account: string): boolean =>
  account !== '' && currentAccount() !== '' && account !== currentAccount();

/**
 * Whether the current user, signed in to `account`, may see a payment's status: it is theirs, or belongs to no account. Where
 * nobody is signed in, all that is shown is that a payment waits for its account (PAY-36).
 */
export const mayBeShown = ({ entry, status }: OutboxPayment, account: string): boolean =>
  entry.account === '' || entry.account === account || (account === '' && status.at === 'pending');
