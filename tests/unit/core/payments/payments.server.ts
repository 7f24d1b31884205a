import type { WidgetPayment } from '../../../../src/core/service/endpoints/payments/payment-outcome.ts';
import { startSandbox, type SandboxServer } from '../../../../src/sandbox/server/node.ts';
import { emptyWorld, nextId, type Order } from '../../../../src/sandbox/domain/world.ts';
import { createCaller } from '../../sandbox/sandbox-caller.ts';

/* The service on a real server that cuts connections, delays answers and answers wrongly. */

export type PaymentServer = Awaited<ReturnType<typeof startPaymentServer>>;

const confirmationCall = 'makeOnlinePaymentSuccess';

export async function startPaymentServer() {
  const server = await startSandbox({ world: { ...emptyWorld(), cardSecret: 'a secret of the card provider' } });
  const { world, journal } = server.sandbox;
  return {
    ...server,
    addOrder: () => addOrder(world),
    /** Pays the order in the card widget. */
    async pay({ providerOrderId }: Order): Promise<WidgetPayment> {
      const { control } = createCaller(fetch, server.url);
      const response = await control('card/payments', { order_id: providerOrderId, outcome: 'success' });
      const fields = (await response.json()) as Record<string, string>;
      return {
        paymentId: fields.razorpay_payment_id!,
        orderId: fields.razorpay_order_id!,
        signature: fields.razorpay_signature!,
        gatewayType: 1,
      };
    },
    /** Number of answers to confirmations, including cut ones. */
    confirmations: () => journal.entries.filter(({ call }) => call === confirmationCall).length,
  };
}

function addOrder(world: SandboxServer['sandbox']['world']): Order {
  const id = nextId(world, 'order');
  const order: Order = {
    id,
    providerOrderId: `order_${id}`,
    cardSessionId: null,
    gatewayType: 1,
    userId: 0,
    subscriptionId: null,
    listingId: 1,
    planId: 102,
    planPriceId: 1003,
    seatCount: 1,
    currency: 'INR',
    totalMinor: 118_000,
    promoCode: '',
    createdAt: 0,
    status: 'created',
    fulfilments: 0,
    paidBy: null,
    returnOrigin: '',
  };
  world.orders.push(order);
  return order;
}
