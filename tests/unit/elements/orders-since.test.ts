import { beforeEach, expect, test } from 'vitest';
import { textIn } from '../../../src/core/config/text.ts';
import { authenticate } from '../../../src/core/service/endpoints/access/login.ts';
import { orderHistory, type Order } from '../../../src/core/service/endpoints/orders.ts';
import { openSession } from '../../../src/core/session/open-session.ts';
import { closeSession } from '../../../src/core/session/session.ts';
import { askOrdersSince } from '../../../src/elements/checkout/orders-since.ts';
import { createSandbox, seedPassword } from '../../../src/sandbox/sandbox.ts';
import { base64 } from '../sandbox/sandbox-caller.ts';
import { needsOf } from './signup.world.ts';

beforeEach(() => closeSession('asked'));

test(
  'the subscription of an open payment is asked for with the page size of all lists',
  { tags: ['PAY-43'] },
  async () => {
    const { send, requestsTo } = worldOf();
    await askOrdersSince(send, { userId: '1', subscriptionId: '20010', sinceMs: 0 });
    expect(requestsTo()).toEqual([25]);
  },
);

test('an order is shown though the clock of the device is hours ahead', { tags: ['PAY-43', 'NET-14'] }, async () => {
  const sandbox = createSandbox();
  const { send } = needsOf(sandbox);
  const { id, email } = sandbox.world.users.find((user) => user.email === 'retail@example.com')!;
  const login = { userName: email, encodedPassword: base64(seedPassword), referralCode: '', clientVersion: '1' };
  const answer = await send(authenticate, login);
  if (answer.ok) openSession(answer.data);
  const history = await send(orderHistory, { userId: String(id), page: 1, pageSize: 5 });
  const { orderId, createdOn } = (history.ok && history.data.orders[0]) as Order;
  const sinceMs = createdOn!.getTime() + 3 * 3600_000;
  const { facts } = await askOrdersSince(send, { userId: String(id), subscriptionId: '0', sinceMs });
  expect(textIn(facts[0]!.label)).toContain(orderId);
});

test('an amount in dinars has its three decimals', { tags: ['PAY-43', 'PAY-45'] }, async () => {
  const { send } = needsOf(createSandbox());
  const order = { OrderId: 7, CreatedAt: new Date().toISOString(), CurrencyHTMLCode: 'KWD', AmountFinal: 12.345 };
  const data = orderHistory.data.parse({ TotalCount: 1, ListOfPurchase: [order] });
  const answering = ((endpoint, ...rest) =>
    endpoint.name === 'orderHistory' ? Promise.resolve({ ok: true, data }) : send(endpoint, ...rest)) as typeof send;
  const { facts } = await askOrdersSince(answering, { userId: '1', subscriptionId: '0', sinceMs: 0 });
  expect(textIn(facts[0]!.value)).toContain('12.345');
});

function worldOf() {
  const sizes: unknown[] = [];
  const { send } = needsOf(createSandbox());
  const asking: typeof send = (endpoint, args, ...rest) => {
    if (endpoint.name === 'subscriptionOverview') sizes.push((args as { pageSize: number }).pageSize);
    return send(endpoint, args, ...rest);
  };
  return { send: asking, requestsTo: () => sizes };
}
