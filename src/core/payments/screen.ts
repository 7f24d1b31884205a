import { hasEnded, waitsForAccount } from './transitions.ts';
import { noReference } from '../service/endpoints/payments/payments.ts';
import type { PaymentState, Trouble } from './payment.ts';
import type { Confirmation, KnownPayment } from './record.ts';

/**
 * Time of the last payment that the payer may not know of (PAY-26, PAY-42): one that is processing, or a confirmed one
 * whose answer this page has not received. Counts payments of `account` or of no account, after `sinceMs`: the time of a
 * payment that the payer agreed to repeat. Null if there is none.
 */
export function lastPaidMs(known: readonly KnownPayment[], account: string, sinceMs: number | null): number | null {
  const times = known
    .filter(({ record }) => !waitsForAccount(record, account))
    .filter(({ record, answer }) => (record.state === 'confirmed' && answer === null) || record.state === 'processing')
    .map(({ record }) => record.atMs);
  const last = Math.max(sinceMs ?? 0, ...times);
  return last > (sinceMs ?? 0) ? last : null;
}

export interface LocalPayment {
  readonly own: KnownPayment | null;
  readonly step: 'none' | 'widget' | 'asking' | 'leaving' | 'recording';
  readonly trouble: Trouble | null;
}

/** The state to show. Recorded payments win over this page's attempt, because a late success must be shown (PAY-17). */
export function stateOf(
  known: readonly KnownPayment[],
  open: KnownPayment | null,
  local: LocalPayment,
  account: string,
): PaymentState {
  const shown = known.filter(({ record }) => isShownTo(record, account));
  const isTwice = (one: KnownPayment) => shown.some((each) => tookMoney(each) && isPaidBeside(each, one));
  const unread = shown.filter(({ isUnread }) => isUnread);
  const paidTwice = shown.filter((each) => each.record.state === 'confirmed' && !each.record.isSeen && isTwice(each));
  const news = [...unread, ...paidTwice];
  const [confirmed, paid, processing, refused] = inOrder.map((state) =>
    news.find(({ record }) => record.state === state),
  );
  if (confirmed) return { at: 'succeeded', confirmation: confirmationOf(confirmed), isDuplicate: isTwice(confirmed) };
  if (paid)
    return {
      at: 'pending',
      isDurable: paid.lifetime === 'durable',
      waitsForAccount: waitsForAccount(paid.record, account),
    };
  if (processing) return { at: 'processing', confirmation: confirmationOf(processing) };
  if (refused) return refusalOf(refused);
  const own = ownState(local);
  if (own) return own;
  if (open) return { at: 'elsewhere', sinceMs: open.record.atMs, canResume: open.record.address !== null };
  return { at: 'ready', ...(local.trouble && { trouble: local.trouble }) };
}

const inOrder = ['confirmed', 'paid', 'processing', 'refused'] as const;

function ownState({ own, step }: LocalPayment): PaymentState | null {
  const state = own?.record.state;
  if (step === 'asking') return { at: 'not-kept' };
  if (step === 'leaving' || step === 'recording') return { at: step };
  if (state === 'starting') return { at: 'starting' };
  if (state === 'open' && step === 'widget') return { at: 'open' };
  if (state !== 'dismissed') return null;
  const { reference, orderId } = own!.record;
  const { errorRecordId } = reference ?? noReference;
  return { at: 'dismissed', errorRecordId, orderId: reference?.orderId ?? orderId };
}

/** False for another account's payment. A paid one is shown also while nobody is signed in (PAY-35, PAY-36). */
const isShownTo = (record: KnownPayment['record'], account: string): boolean =>
  !waitsForAccount(record, account) || (account === '' && record.state === 'paid');

const tookMoney = ({ record }: KnownPayment) => record.state === 'paid' || hasEnded(record);

/**
 * True if two payments overlap in time: the provider charged twice, even if the service refused one (PAY-16). Otherwise
 * they are two purchases, a refused payment and a second try, or one payment whose return was opened again.
 */
const isPaidBeside = ({ record }: KnownPayment, { record: other }: KnownPayment): boolean =>
  record.payment !== other.payment && endMs(record) >= other.sinceMs && endMs(other) >= record.sinceMs;

const endMs = ({ state, atMs }: KnownPayment['record']) => (state === 'paid' ? Infinity : atMs);

const noDetails: Confirmation = {
  message: null,
  isConfirmed: true,
  productName: '',
  planName: '',
  currencySign: '',
  amountPaid: null,
  expiresOn: null,
  providerPaymentId: null,
  ...noReference,
};

const confirmationOf = ({ answer }: KnownPayment): Confirmation =>
  answer && 'confirmation' in answer ? answer.confirmation : noDetails;

const refusalOf = ({ answer }: KnownPayment): PaymentState =>
  answer?.at === 'refused' ? answer : { at: 'refused', code: '', text: '', ...noReference };
