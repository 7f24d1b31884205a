import { expect, test } from 'vitest';
import { systemClock } from '../../../src/core/page/clock.ts';
import { createClient } from '../../../src/core/service/client.ts';
import { createCallbackFlow } from '../../../src/elements/callback/callback.flow.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { pageLanguage } from '../../support/page-language.ts';

/* The support callback without a screen (CON-2.15). */

const wish = { reason: 'Others', time: 'Next 10 min', comment: '' };

/** A service without a session that answers when the test lets it. */
function world() {
  const sandbox = createSandbox();
  const held: (() => void)[] = [];
  const { send } = createClient({
    base: () => 'http://sandbox.test',
    pathOf: () => undefined,
    timeoutMs: () => 5000,
    headers: () => ({}),
    clock: systemClock,
    random: () => 0,
    fetch: async (input, init) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return sandbox.fetch(new Request(input, init));
    },
    onSignedOut: () => {},
  });
  return { flow: createCallbackFlow({ send, ...pageLanguage }), release: () => held.shift()?.() };
}

test('an answer that arrives after the popup was closed and reopened does not change the new form', async () => {
  const { flow, release } = world();
  flow.show();
  const first = flow.submit(wish);
  flow.close();
  flow.show();
  const second = flow.submit(wish);
  release();
  await first;
  expect(flow.$state.get()).toEqual({ at: 'form', busy: true });
  release();
  await second;
  expect(flow.$state.get()).toMatchObject({ at: 'form', busy: false, problem: { call: 'raiseSupportTicket' } });
});

test('an answer that arrives after the popup was closed does not open it', async () => {
  const { flow, release } = world();
  flow.show();
  const sent = flow.submit(wish);
  flow.close();
  release();
  await sent;
  expect(flow.$state.get()).toEqual({ at: 'closed' });
});
