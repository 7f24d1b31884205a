import { accountOf, currentSession } from '../session/session.ts';

/** Hash of the signed-in account; '' if nobody is signed in. */
export const currentAccount = (): string => accountOf(currentSession()) ?? '';

export const isOtherAccount = (account: string): boolean =>
  account !== '' && currentAccount() !== '' && account !== currentAccount();
