import { serviceName } from '../config/service-name.ts';
import { currentSession } from './session.ts';

/** Whose it is what a page holds of a user: one user of one service. null where nobody is signed in. */
export function currentOwner(): string | null {
  const session = currentSession();
  return session && `${serviceName()} ${session.userCode}`;
}
