import { expect, test } from 'vitest';
import { askOrdersSince } from '../../../src/elements/checkout/orders-since.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { needsOf } from './signup.world.ts';

test(
  'the subscription of an open payment is asked for with the page size of all lists',
  { tags: ['PAY-43'] },
  async () => {
    const { send, requestsTo } = worldOf();
    await askOrdersSince(send, { userId: '1', subscriptionId: '20010', sinceMs: 0 });
    expect(requestsTo()).toEqual([25]);
  },
);

function worldOf() {
  const sizes: unknown[] = [];
  const { send } = needsOf(createSandbox());
  const asking: typeof send = (endpoint, args, ...rest) => {
    if (endpoint.name === 'subscriptionOverview') sizes.push((args as { pageSize: number }).pageSize);
    return send(endpoint, args, ...rest);
  };
  return { send: asking, requestsTo: () => sizes };
}
