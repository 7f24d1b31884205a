import { serviceName } from '../config/service-name.ts';
import { currentSession } from './session.ts';

/** Identifies the owner of data in memory: one user of one service. null when signed out. */
export function currentOwner(): string | null {
  const session = currentSession();
  return session && `${serviceName()} ${session.userCode}`;
}
