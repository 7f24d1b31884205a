import { expect, test, vi } from 'vitest';
import { createCallbackFlow } from '../../../src/elements/callback/callback.flow.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { needsOf } from './signup.world.ts';

/* The support callback without a screen (CON-2.15). */

const wish = { reason: 'Others', time: 'Next 10 min', comment: '' };

/** A service that answers when the test lets it. */
function world() {
  const sandbox = createSandbox();
  const held: (() => void)[] = [];
  const { needs } = needsOf({
    fetch: (request) => new Promise((resolve) => held.push(() => resolve(sandbox.fetch(request)))),
  });
  return {
    flow: createCallbackFlow(needs),
    /** Answers the oldest request, as soon as it has arrived. */
    release: async () => (await vi.waitUntil(() => held.shift(), { interval: 1 }))(),
  };
}

test('an answer that arrives after the popup was closed and reopened does not change the new form', async () => {
  const { flow, release } = world();
  flow.show();
  const first = flow.submit(wish);
  flow.close();
  flow.show();
  const second = flow.submit(wish);
  await release();
  await first;
  expect(flow.$state.get()).toEqual({ at: 'form', busy: true });
  await release();
  await second;
  expect(flow.$state.get()).toMatchObject({ at: 'form', busy: false, problem: { call: 'raiseSupportTicket' } });
});

test('an answer that arrives after the popup was closed does not open it', async () => {
  const { flow, release } = world();
  flow.show();
  const sent = flow.submit(wish);
  flow.close();
  await release();
  await sent;
  expect(flow.$state.get()).toEqual({ at: 'closed' });
});
