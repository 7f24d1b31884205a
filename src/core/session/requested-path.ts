import * as z from 'zod/mini';
import { accountBefore, hasSessionExpired, isOtherAccount } from './session.ts';
import { stored } from './storage.ts';

/*
 * The protected path that a visitor asked for before the login (DEC-3.1). It is cleared when a session ends, because
 * the next user did not ask for it. `account`: the user whose session expired on the path, '' if nobody was signed in.
 */
const storedPath = stored('dict.visit.asked', { path: z.string(), account: z.optional(z.string()) }, () => 'session');

export const rememberRequestedPath = (path: string): void => storedPath.write({ path });

/** For the path on which a session has just ended. If it has expired, the path opens for the same user only (NET-11). */
export function rememberExpiredPath(path: string): void {
  if (hasSessionExpired()) storedPath.write({ path, account: accountBefore() });
}

/** Removes and returns the path. Not validated: check it against the route table. */
export function takeRequestedPath(): string | null {
  const asked = storedPath.take();
  return asked && !isOtherAccount(asked.account ?? '') ? asked.path : null;
}
