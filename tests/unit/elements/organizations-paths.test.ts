import { expect, test } from 'vitest';
import { subscriptionsPath } from '../../../src/elements/organizations/organizations.flow.ts';

test('an organisation’s id is one segment of the path to its subscriptions, whatever it contains', () => {
  const row = { orgId: '50/1?x#ä' };
  const paths = (['all', 'expired', 'expiring'] as const).map((target) => subscriptionsPath(row as never, target));
  const path = '/subscription/50%2F1%3Fx%23%C3%A4';
  expect(paths).toEqual([path, `${path}/0`, `${path}/30`]);
});
