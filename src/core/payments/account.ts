import { currentSession } from '../session/session.ts';
import { shortHash } from '../format/text.ts';

/** Hash of the signed-in account, '' without one. Only its own account confirms and sees a payment (PAY-35). */
export function currentAccount(): string {
  const session = currentSession();
  return session ? shortHash(`account ${session.userCode}`) : '';
}

/** True if another account than `account` is signed in; false if either of them is ''. */
export const isOthers = (account: string): boolean =>
  account !== '' && currentAccount() !== '' && account !== currentAccount();
