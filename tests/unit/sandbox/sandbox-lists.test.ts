import { expect, test } from 'vitest';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { signedInCaller } from './sandbox-caller.ts';

test('the subscription list is refused with mccckd36 and no Data to a user without access', async () => {
  const caller = await signedInCaller(createSandbox().fetch, 'noaccess@example.com');
  const everything = { OrgId: -1, SubscriptionId: -1, StageId: -1, ExpireInDays: -1, PageNumber: 1, PageSize: 25 };
  const answer = await caller.call('subscriptionOverview', everything);
  expect(answer).toMatchObject({ http: 200, Status: 1, ErrorCode: 'mccckd36', Data: null });
});
