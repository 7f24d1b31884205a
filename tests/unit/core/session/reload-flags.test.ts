import { beforeEach, expect, test } from 'vitest';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import {
  markSubscriptionsStale,
  onSubscriptionsStale,
  takeSubscriptionsStale,
} from '../../../../src/core/session/drafts/reload-flags.ts';

beforeEach(resetPage);

test('the subscriptions list reloads once after it was marked [CON-2.4.3]', () => {
  expect(takeSubscriptionsStale()).toBe(false);
  markSubscriptionsStale();
  expect(takeSubscriptionsStale()).toBe(true);
  expect(takeSubscriptionsStale()).toBe(false);
});

test('a list on the page is notified at once, until it is removed', () => {
  let received = 0;
  const stop = onSubscriptionsStale(() => (received += 1));
  markSubscriptionsStale();
  stop();
  markSubscriptionsStale();
  expect(received).toBe(1);
});
