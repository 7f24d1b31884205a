import { config } from '../../core/config/config.ts';
import { DictSessionEvent } from '../../core/page/events.ts';
import { pageSingleton } from '../../core/page/singletons.ts';
import { hasUnconfirmedPayment } from '../../core/payments/stored-payments.ts';
import { onSessionChange, type SessionChange } from '../../core/session/session.ts';

const mounted = () =>
  pageSingleton('mounted', () => ({ elements: new Set<HTMLElement>(), stop: null as (() => void) | null }));

export function addMounted(element: HTMLElement): void {
  mounted().elements.add(element);
  followSession();
  resumePayments();
  reportEvents();
}

export function removeMounted(element: HTMLElement): void {
  mounted().elements.delete(element);
  if (mounted().elements.size > 0) return;
  mounted().stop?.();
  mounted().stop = null;
}

/**
 * Confirms stored payments with the service, on any page of the origin (DEC-7.1). If the code for that fails to load,
 * the next element that is mounted tries again, or this one when the browser is online.
 */
function resumePayments(): void {
  if (!hasUnconfirmedPayment()) return;
  void import('../../core/payments/payments.ts')
    .then(({ payments }) => payments().sender.resumeAll())
    .catch(() => whenOnline(resumePayments));
}

/**
 * Reports events to a tag manager if `analytics` asks for it. If the code for that fails to load, the next element that
 * is mounted tries again, or this one when the browser is online.
 */
function reportEvents(): void {
  if (config().analytics === '') return;
  void import('./data-layer.ts')
    .then(({ reportToDataLayer }) => reportToDataLayer())
    .catch(() => whenOnline(reportEvents));
}

/**
 * Keeps the session in step with other tabs and dispatches `dict-session` on changes. If adding listeners throws
 * (HOST-06), the next element tries again. Reports nothing, because the element itself reports that listeners can't be added.
 */
function followSession(): void {
  try {
    mounted().stop ??= onSessionChange(dispatchSessionEvent);
  } catch {
    // The page has replaced a function that adding listeners needs (HOST-06).
  }
}

function whenOnline(act: () => void): void {
  try {
    addEventListener('online', act, { once: true });
  } catch {
    // The page has replaced `addEventListener` by a function that throws (HOST-06).
  }
}

export const isFollowingSession = (): boolean => mounted().stop !== null;

/** Dispatches one event per change (NET-07): on the element that caused it, else on the first mounted one or the document. */
export function dispatchSessionEvent({ session, reason, by }: SessionChange): void {
  const source = by?.isConnected ? by : ([...mounted().elements][0] ?? document);
  source.dispatchEvent(new DictSessionEvent({ status: session ? 'signed-in' : 'signed-out', reason }));
}
