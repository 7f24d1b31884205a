import { DictSessionEvent } from '../../core/page/events.ts';
import { page } from '../../core/page/page.ts';
import { resumePayments } from '../../core/payments/outbox/kept-payments.ts';
import type { SessionChange } from '../../core/session/session.ts';

interface Mounted {
  readonly elements: Set<HTMLElement>;
  stop: (() => void) | null;
}

const mounted = () => page<Mounted>('mounted', () => ({ elements: new Set(), stop: null }));

export function addMounted(element: HTMLElement): void {
  mounted().elements.add(element);
  void followSession();
  resumePayments();
}

export function removeMounted(element: HTMLElement): void {
  mounted().elements.delete(element);
  if (mounted().elements.size > 0) return;
  mounted().stop?.();
  mounted().stop = null;
}

/**
 * Keeps the session in step with the other tabs while an element is on the page, and tells the page of its changes. Loaded
 * beside what draws: a form that needs no session is there before it. Where it can't be loaded, or the page has broken what it
 * listens with (HOST-06), the next element tries again.
 */
async function followSession(): Promise<void> {
  try {
    const { onSessionChange, sessionStore } = await import('../../core/session/session.ts');
    if (mounted().stop || mounted().elements.size === 0) return;
    const stopTelling = onSessionChange(tellThePage);
    const stopListening = sessionStore().listen(() => {});
    mounted().stop = () => {
      stopTelling();
      stopListening();
    };
  } catch {
    // Such a page refuses the elements themselves, with a line in its console.
  }
}

/** One event a change, however many elements are on the page: from the element that asked, else from the first (NET-07). */
function tellThePage({ session, reason, by }: SessionChange): void {
  const teller = by?.isConnected ? by : [...mounted().elements][0];
  teller?.dispatchEvent(new DictSessionEvent({ status: session ? 'signed-in' : 'signed-out', reason }));
}
