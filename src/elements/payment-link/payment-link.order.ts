import { atom } from 'nanostores';
import { localized, type Localized } from '../../core/config/text.ts';
import { mailedId } from '../../core/format/mailed-id.ts';
import { systemClock } from '../../core/page/clock.ts';
import { DictNavigateEvent } from '../../core/page/events.ts';
import { saveLinkPage } from '../../core/session/drafts/saved-link.ts';
import { backOffMs } from '../../core/state/back-off.ts';
import { isRefusal, withExceptionText, type Problem } from '../../core/state/problem.ts';
import {
  lookUpPaymentLink,
  paymentLinkRedirect,
  type PaymentOrder,
} from '../../core/service/endpoints/payments/payment-link.ts';
import type { DataOf } from '../../core/service/endpoint.ts';
import type { ElementHandle } from '../kit/context.ts';
import type { OrderChange } from '../shared/payment/Changes.tsx';
import type { createElementPayment } from '../shared/payment/element-payment.ts';
import { linkChange, paidChange } from './payment-link.changes.ts';
import { text } from './payment-link.text.ts';

export type LinkStep =
  | { readonly at: 'incomplete' | 'loading' }
  | { readonly at: 'trouble'; readonly problem: Problem }
  /**
   * The service knows no payment link with the given id. 'leaving': the host page handles `dict-navigate` and opens its own
   * 404 page. 'invalid': the element shows a message.
   */
  | { readonly at: 'leaving' | 'invalid' }
  | OpenOrder;

export interface OpenOrder {
  readonly at: 'order';
  readonly order: PaymentOrder;
  readonly refusal: Localized | null;
  readonly askedMs: number;
  readonly change: OrderChange | null;
  readonly trouble: Localized | null;
  /** True while the payer waits for what the service knows about a payment that was opened (PAY-43). */
  readonly isChecking: boolean;
  /** Time of an earlier payment if the payer has been asked whether to pay again; else null (PAY-42). */
  readonly paidMs: number | null;
}

const payableCode = 'S0000';
/** Pay Now does not repeat a lookup this recent, because the answer that starts the payment contains the order too. */
const freshMs = 5000;
const lookPauses = { firstMs: 10_000, longestMs: 120_000, spread: 0 };

/** The order of a payment link: its look-ups, what the payer has agreed to, and the changes that have to be accepted. */
export function createLinkOrder(
  { element, send, emit, signal }: Pick<ElementHandle, 'element' | 'send' | 'emit' | 'signal'>,
  payment: Pick<ReturnType<typeof createElementPayment>, 'prepare' | 'settle'>,
  clock = systemClock,
) {
  const $state = atom<LinkStep>({ at: 'loading' });
  /** The id of the link that is shown: answers for another link are ignored. */
  let shownId = '';
  /** The link's id exactly as the page gave it: the 404 page shows the address with this id. */
  let openedId = '';
  const polling = createPolling((pauses) => void look(pauses), { element, signal, clock });

  const openOrder = () => {
    const step = $state.get();
    return step.at === 'order' ? step : null;
  };

  const change = (changes: Partial<OpenOrder>) => {
    const open = openOrder();
    if (open) $state.set({ ...open, ...changes });
  };

  /**
   * Loads the order. Resolves to the problem or null. If the lookup fails, an order that is already shown stays.
   * `pauses`: how many pauses the polling has made so far; 0 starts the polling anew.
   */
  async function look(pauses = 0): Promise<Problem | null> {
    const paymentId = shownId;
    const askedMs = clock.now();
    const answer = await send(lookUpPaymentLink, { paymentId });
    // Ignores the answer if another link is shown by now, or if a later lookup has been answered already (NET-05).
    if (paymentId !== shownId || askedMs < (openOrder()?.askedMs ?? 0)) return null;
    if (answer.ok && answer.data.order) {
      const { order } = answer.data;
      if (order.isDone) payment.settle(order);
      const shown = openedBy({ ...answer.data, order }, openOrder(), askedMs);
      $state.set(shown);
      // Loads the payment code now, so that it works even if the network is lost later.
      if (shown.refusal === null && !isPaidOrPending(order)) payment.prepare();
      polling.follow(order, pauses);
      return null;
    }
    // Only a 2xx answer without an order means that there is no such link. Any other failure may be temporary.
    if (answer.ok || (isRefusal(answer.problem) && !answer.problem.hasErrorStatus)) {
      leave();
      return null;
    }
    const problem = withExceptionText(answer.problem, localized(text, 'failed'));
    if (!openOrder()) $state.set({ at: 'trouble', problem });
    return problem;
  }

  /**
   * There is no such link: asks the host page for its 404 page, which then shows the address as it was opened. If the
   * host page does not take the event, the element shows a message.
   */
  function leave(): void {
    const state = { opened: `/payment/${openedId}` };
    const isTaken = !emit(new DictNavigateEvent({ to: '/pageNotFound', state, replace: true }));
    $state.set({ at: isTaken ? 'leaving' : 'invalid' });
  }

  /**
   * Resolves to true if a lookup not older than `freshMs` shows the order unchanged (PAY-34) and unpaid. `paidMs`: time of
   * an earlier payment of this order, or null; after one, asks whether to pay again and resolves to false (PAY-42).
   */
  async function confirmUnchanged(seen: OpenOrder, paidMs: number | null): Promise<boolean> {
    const paymentId = shownId;
    change({ change: null, trouble: null });
    if (paidMs === null && clock.now() - seen.askedMs < freshMs) return true;
    const problem = await look();
    const open = openOrder();
    if (!open || paymentId !== shownId) return false;
    if (problem) change({ trouble: problem.text });
    if (problem || open.refusal !== null) return false;
    if (!acceptIfUnchanged(seen.order, open.order)) return false;
    if (paidMs === null) return true;
    change({ change: paidChange(open.order, paidMs), paidMs });
    return false;
  }

  /** True if `now` is neither paid nor pending, and equals `seen`. If it differs, asks the payer to accept the change. */
  function acceptIfUnchanged(seen: PaymentOrder, now: PaymentOrder): boolean {
    const found = isPaidOrPending(now) ? null : linkChange(seen, now);
    change({ order: now, change: found });
    return !isPaidOrPending(now) && found === null;
  }

  return {
    $state,
    openOrder,
    change,
    look,
    confirmUnchanged,
    acceptIfUnchanged,
    shownId: () => shownId,
    stop: polling.stop,

    /**
     * Remembers this page's place in the tab's history, so that a return page whose address names no session can lead
     * back here (PAY-27).
     */
    savePage: () => saveLinkPage(history),

    /** Switches to the link with the given id. Returns the id; null if its order is shown already. */
    show(paymentId: string): string | null {
      const id = mailedId(paymentId);
      if (id !== '' && id === shownId) return null;
      polling.stop();
      shownId = id;
      openedId = paymentId;
      if (id === '' && paymentId.trim() !== '') leave();
      else $state.set({ at: id === '' ? 'incomplete' : 'loading' });
      return id;
    },

    start: () => send(paymentLinkRedirect, { paymentId: shownId, isStart: true }),
  };
}

/** The state after a lookup. If the payer is being asked to accept a change, the question is about the order just loaded. */
function openedBy(
  { order, message }: { readonly order: PaymentOrder; readonly message: DataOf<typeof lookUpPaymentLink>['message'] },
  shown: OpenOrder | null,
  askedMs: number,
): OpenOrder {
  const hasPrice = message?.code === payableCode && order.amountText !== '';
  const refusal = hasPrice ? null : message?.text || localized(text, 'failed');
  const isPayable = refusal === null && !isPaidOrPending(order);
  const { order: seen = order, change: asked = null, trouble = null, paidMs = null, isChecking = false } = shown ?? {};
  const change = isPayable ? asked && (linkChange(seen, order) ?? asked) : null;
  return {
    at: 'order',
    order,
    refusal,
    askedMs,
    change,
    trouble,
    paidMs: change === asked ? paidMs : null,
    isChecking,
  };
}

/**
 * Looks a pending order up again, with growing pauses, because the screen promises an update. While the page is hidden it
 * skips the lookups; a failed lookup does not end the polling.
 */
function createPolling(
  look: (pauses: number) => void,
  { element, signal, clock }: Pick<ElementHandle, 'element' | 'signal'> & { readonly clock: typeof systemClock },
) {
  // Cancels the next lookup.
  let stop = () => {};
  const follow = (order: PaymentOrder, pauses: number): void => {
    stop();
    if (!order.isInProgress || order.isDone) return;
    stop = clock.after(backOffMs(lookPauses, pauses), () => {
      if (signal.aborted) return;
      follow(order, pauses + 1);
      if (element?.ownerDocument.visibilityState === 'visible') look(pauses + 1);
    });
  };
  return { follow, stop: () => stop() };
}

export const isPaidOrPending = ({ isDone, isInProgress }: PaymentOrder) => isDone || isInProgress;
