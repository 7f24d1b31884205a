import { currentSession } from '../session/session.ts';
import { shortHash } from './short-hash.ts';

/** Who is signed in, as a payment is marked with: '' for nobody. It is sent for, and shown to, this account alone (PAY-35). */
export function currentAccount(): string {
  const session = currentSession();
  return session ? shortHash(`account ${session.userCode}`) : '';
}

/** A payment of the account that is signed in, or of nobody's. */
export const isOwn = (account: string): boolean => account === '' || account === currentAccount();
