import { expect, test, vi } from 'vitest';
import { createCallbackFlow } from '../../../src/elements/callback/callback.flow.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { needsOf } from './signup.world.ts';

/* The support callback without a screen (CON-2.15). */

const wish = { reason: 'Others', time: 'Next 10 min', comment: '' };

test('an answer that arrives after the popup was closed does not open it, and changes no new form', async () => {
  const sandbox = createSandbox();
  const held: (() => void)[] = [];
  const { needs } = needsOf({
    fetch: (request) => new Promise((resolve) => held.push(() => resolve(sandbox.fetch(request)))),
  });
  /** Answers the oldest request, as soon as it has arrived. */
  const release = async () => (await vi.waitUntil(() => held.shift(), { interval: 1 }))();
  const flow = createCallbackFlow(needs);
  flow.show();
  const first = flow.submit(wish);
  flow.close();
  flow.show();
  const second = flow.submit(wish);
  await release();
  await first;
  expect(flow.$state.get()).toEqual({ at: 'form', busy: true });
  flow.close();
  await release();
  await second;
  expect(flow.$state.get()).toEqual({ at: 'closed' });
});
