import { currentSession } from '../session/session.ts';
import { shortHash } from '../format/text.ts';

/** Hash of the account that is signed in, '' if none is. A payment is confirmed for and shown to its own account only (PAY-35). */
export function currentAccount(): string {
  const session = currentSession();
  return session ? shortHash(`account ${session.userCode}`) : '';
}

/** Whether somebody else is signed in than `account`, which started a payment. */
export const isOthers = (account: string): boolean =>
  account !== '' && currentAccount() !== '' && account !== currentAccount();
