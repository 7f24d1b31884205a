import { config } from '../../core/config/config.ts';
import { signedAmount } from '../../core/format/minor-units.ts';
import { formatDate, formatDateTime } from '../../core/format/time.ts';
import { orderHistory } from '../../core/service/endpoints/orders.ts';
import { subscriptionOverview } from '../../core/service/endpoints/subscriptions.ts';
import { localized, type Localized } from '../../core/config/text.ts';
import { formatLocale } from '../../core/config/language.ts';
import type { Problem } from '../../core/state/problem.ts';
import type { Send } from '../kit/context.ts';
import { text as paymentText } from '../shared/payment/payment.text.ts';

export interface Told {
  readonly facts: readonly { readonly label: Localized; readonly value: Localized }[];
  readonly problem: Problem | null;
}

/** A device's clock may be wrong by hours: orders of the day before are shown too, with their dates, so that none is missed. */
const skewMs = 24 * 3600_000;

/**
 * Helps a payer judge whether the payment that was opened at `sinceMs` went through: requests the orders since the day
 * before, and the date until which the subscription is valid. Neither answer names the payment.
 */
export async function askOrdersSince(
  send: Send,
  { userId, subscriptionId, sinceMs }: { userId: string; subscriptionId: string; sinceMs: number },
): Promise<Told> {
  const filter = {
    orgId: null,
    subscriptionId,
    stageId: null,
    expiresInDays: null,
    page: 1,
    pageSize: config().pageSize,
  };
  const [history, overview] = await Promise.all([
    send(orderHistory, { userId, page: 1, pageSize: 5 }),
    Number(subscriptionId) > 0 ? send(subscriptionOverview, filter) : null,
  ]);
  const orders = history.ok ? history.data.orders : [];
  const bought = overview?.ok ? overview.data.purchased : [];
  const expiresOn = bought.find((each) => each.subscriptionId === subscriptionId)?.expiresOn ?? null;
  const since = orders.filter(({ createdOn }) => createdOn !== null && createdOn.getTime() >= sinceMs - skewMs);
  const problem = (history.ok ? null : history.problem) ?? (overview && !overview.ok ? overview.problem : null);
  return {
    problem,
    facts: [
      ...since.map(({ orderId, createdOn, currencySign, amount, statusName }) => ({
        label: (language?: string) =>
          paymentText('orderSince', { orderId, time: formatDateTime(createdOn!, formatLocale(language)) }, language),
        value: (language?: string) =>
          [signedAmount(currencySign, amount, formatLocale(language)), statusName].filter(Boolean).join(', '),
      })),
      ...(expiresOn
        ? [
            {
              label: localized(paymentText, 'validUntil'),
              value: (language?: string) => formatDate(expiresOn, formatLocale(language)),
            },
          ]
        : []),
    ],
  };
}
