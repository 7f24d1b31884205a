import { currentSession } from '../session/session.ts';
import { shortHash } from '../format/text.ts';

/** Hash of the signed-in account; '' if nobody is signed in. */
export function currentAccount(): string {
  const session = currentSession();
  return session ? shortHash(`account ${session.userCode}`) : '';
}

export const isOtherAccount = (account: string): boolean =>
  account !== '' && currentAccount() !== '' && account !== currentAccount();
