import { DictSessionEvent } from '../../core/page/events.ts';
import { page } from '../../core/page/page.ts';
import { resumePayments } from '../../core/payments/outbox/kept-payments.ts';
import { onSessionChange, type SessionChange } from '../../core/session/session.ts';

interface Mounted {
  readonly elements: Set<HTMLElement>;
  stop: (() => void) | null;
}

const mounted = () => page<Mounted>('mounted', () => ({ elements: new Set(), stop: null }));

export function addMounted(element: HTMLElement): void {
  mounted().elements.add(element);
  mounted().stop ??= onSessionChange(tellThePage);
  resumePayments();
}

export function removeMounted(element: HTMLElement): void {
  mounted().elements.delete(element);
  if (mounted().elements.size > 0) return;
  mounted().stop?.();
  mounted().stop = null;
}

/** One event a change, however many elements are on the page: from the element that asked, else from the first (NET-07). */
function tellThePage({ session, reason, by }: SessionChange): void {
  const teller = by?.isConnected ? by : [...mounted().elements][0];
  teller?.dispatchEvent(new DictSessionEvent({ status: session ? 'signed-in' : 'signed-out', reason }));
}
