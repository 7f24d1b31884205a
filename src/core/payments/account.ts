import { currentSession } from '../session/session.ts';
import { shortHash } from '../format/short-hash.ts';

/** A hash of the account that is signed in, '' for nobody: a payment is confirmed for, and shown to, its account alone (PAY-35). */
export function currentAccount(): string {
  const session = currentSession();
  return session ? shortHash(`account ${session.userCode}`) : '';
}

/** Another account is signed in than `account`, which started the payment. */
export const isOthers = (account: string): boolean =>
  account !== '' && currentAccount() !== '' && account !== currentAccount();
