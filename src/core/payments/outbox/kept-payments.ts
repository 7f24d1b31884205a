/*
 * Whether the outbox of payment confirmations holds anything. Every element of the library looks when it starts, so this
 * is all of the outbox that every visitor carries; the rest comes when there is something to send.
 */
import { serviceName } from '../../config/service-name.ts';
import { isUnboundKey, outboxPrefix } from './entry-keys.ts';

/** A payment to the page's service waits for its confirmation. Nothing is read but the names of keys. */
export const hasKeptPayment = (): boolean =>
  holdsOne(() => globalThis.localStorage) || holdsOne(() => globalThis.sessionStorage);

/** Takes up what the outbox holds, on any page of the origin (DEC-7.1). */
export function resumePayments(): void {
  if (!hasKeptPayment()) return;
  // Where it can't be loaded the entries stay, and the next element that starts tries again.
  void import('./page-outbox.ts').then(({ outbox }) => outbox().resume()).catch(() => {});
}

function holdsOne(area: () => Storage): boolean {
  const prefix = outboxPrefix(serviceName());
  try {
    return Object.keys(area()).some((key) => key.startsWith(prefix) || isUnboundKey(key));
  } catch {
    return false;
  }
}
