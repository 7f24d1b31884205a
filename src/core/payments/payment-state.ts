import type { PaymentReference } from '../service/endpoints/payments/payments.ts';
import type { Confirmation } from './delivery.ts';
import type { Known } from './journal-needs.ts';

export type PaymentTrouble =
  /** The service said no, or did not answer. */
  | 'refused'
  /** Another tab is paying for the same. */
  | 'elsewhere'
  /** The widget would charge something else than was shown: show the new price before the next try. */
  | 'price-changed'
  | 'widget-failed'
  /** The page has no https. */
  | 'insecure';

/** How a payment stands, for all elements that show what is paid for. */
export type PaymentState =
  | { readonly at: 'ready'; readonly trouble?: { readonly kind: PaymentTrouble; readonly text: string } }
  /**
   * Open on the provider's page, started here or in another tab, and nothing has been heard of it since: it can be gone on with,
   * where `canGoOn`, or taken back.
   */
  | { readonly at: 'elsewhere'; readonly sinceMs: number; readonly canGoOn: boolean }
  /** Started, and this browser keeps nothing of it: the payer is asked before the page leaves (PAY-41). */
  | { readonly at: 'not-kept' }
  | { readonly at: 'starting' }
  /** The card widget is over the page. */
  | { readonly at: 'open' }
  /** On the way to the provider's page. */
  | { readonly at: 'leaving' }
  /** Closed without a payment; that is being recorded. */
  | { readonly at: 'recording' }
  | { readonly at: 'dismissed'; readonly errorRecordId: string | null; readonly orderId: string | null }
  /** Paid, and not confirmed yet. Not `isDurable`: it is lost with this page. `isHeldBack`: until its account signs in. */
  | { readonly at: 'pending'; readonly isDurable: boolean; readonly isHeldBack: boolean }
  /** The service has the payment and is not done with it. */
  | { readonly at: 'processing'; readonly confirmation: Confirmation }
  /** `isTwice`: the same order was paid a second time, which will be refunded. */
  | { readonly at: 'succeeded'; readonly confirmation: Confirmation; readonly isTwice: boolean }
  | {
      readonly at: 'refused';
      readonly code: string;
      readonly text: string;
      readonly errorRecordId: string | null;
      readonly orderId: string | null;
    };

/**
 * When it was paid last, by this account or by nobody in particular, since `sinceMs`; null where it was not. Who has read the
 * answer on this page knows of it: that counts after a reload, and in another tab (PAY-26, PAY-42).
 */
export function lastPaidMs(known: readonly Known[], account: string, sinceMs: number | null): number | null {
  const times = known
    .filter(({ record, answer }) => answer === null && (record.account === '' || record.account === account))
    .filter(({ record }) => record.state === 'confirmed' || record.state === 'processing')
    .map(({ record }) => record.atMs);
  const last = Math.max(sinceMs ?? 0, ...times);
  return last > (sinceMs ?? 0) ? last : null;
}

/** What a page adds to the records of a subject: its own press of Pay now. */
export interface PagePart {
  readonly own: Known | null;
  /** 'widget': it is drawn over the page. 'asking': whether to leave, though nothing of it is kept. */
  readonly step: 'none' | 'widget' | 'asking' | 'leaving' | 'recording';
  readonly trouble: { readonly kind: PaymentTrouble; readonly text: string } | null;
}

/** All that is known of a subject decides, then this page: a success that still comes wins (PAY-17). */
export function stateOf(known: readonly Known[], open: Known | null, part: PagePart, account: string): PaymentState {
  const news = known.filter(({ isNews, record }) => isNews && isShownTo(record.account, record.state, account));
  const find = (state: string) => news.find(({ record }) => record.state === state);
  const confirmed = find('confirmed');
  if (confirmed) {
    const isTwice = news.some((each) => each !== confirmed && tookMoney(each) && isPaidBeside(each, confirmed));
    return { at: 'succeeded', confirmation: confirmationOf(confirmed), isTwice };
  }
  const paid = find('paid');
  if (paid) return { at: 'pending', isDurable: paid.keeping === 'durable', isHeldBack: isHeldBack(paid, account) };
  const processing = find('processing');
  if (processing) return { at: 'processing', confirmation: confirmationOf(processing) };
  const refused = find('refused');
  if (refused) return refusalOf(refused);
  const own = ownState(part);
  if (own) return own;
  if (open) return { at: 'elsewhere', sinceMs: open.record.atMs, canGoOn: open.record.address !== null };
  return { at: 'ready', ...(part.trouble && { trouble: part.trouble }) };
}

function ownState({ own, step }: PagePart): PaymentState | null {
  const state = own?.record.state;
  if (step === 'asking') return { at: 'not-kept' };
  if (step === 'leaving' || step === 'recording') return { at: step };
  if (state === 'starting') return { at: 'starting' };
  if (state === 'open' && step === 'widget') return { at: 'open' };
  if (state !== 'dismissed') return null;
  const { reference, orderId } = own!.record;
  return {
    at: 'dismissed',
    errorRecordId: reference?.errorRecordId ?? null,
    orderId: reference?.orderId ?? orderId,
  };
}

/** Of another account's payments nothing is told but, where nobody is signed in, that one waits (PAY-35, PAY-36). */
const isShownTo = (of: string, state: string, account: string): boolean =>
  of === '' || of === account || (account === '' && state === 'paid');

const isHeldBack = ({ record }: Known, account: string) => record.account !== '' && record.account !== account;

const tookMoney = ({ record: { state } }: Known) => state === 'paid' || hasAnswer.has(state);
const hasAnswer: ReadonlySet<string> = new Set(['confirmed', 'processing', 'refused']);

/**
 * It took money while the other did: one that had ended before the other began is another purchase, or was refused before it was
 * tried again. The service refuses a second payment of an order that is paid; the provider has charged it all the same (PAY-16).
 */
const isPaidBeside = ({ record }: Known, { record: other }: Known): boolean =>
  endMs(record) >= other.sinceMs && endMs(other) >= record.sinceMs;

const endMs = ({ state, atMs }: Known['record']) => (state === 'paid' ? Infinity : atMs);

const nothingTold: Confirmation = {
  message: null,
  isConfirmed: true,
  productName: '',
  planName: '',
  currencySign: '',
  amountPaid: null,
  expiresOn: null,
  providerPaymentId: null,
  errorRecordId: null,
  orderId: null,
};

/** Another tab had the answer and did not say more than that. */
const confirmationOf = ({ answer }: Known): Confirmation =>
  answer && 'confirmation' in answer ? answer.confirmation : nothingTold;

function refusalOf({ answer }: Known): PaymentState {
  const none: PaymentReference = { errorRecordId: null, orderId: null };
  return answer?.at === 'refused' ? answer : { at: 'refused', code: '', text: '', ...none };
}
