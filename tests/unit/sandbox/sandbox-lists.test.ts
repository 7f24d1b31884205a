import { beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { signedInCaller } from './sandbox-caller.ts';

let sandbox: Sandbox;

beforeEach(() => {
  sandbox = createSandbox();
});

const everything = { OrgId: -1, SubscriptionId: -1, StageId: -1, ExpireInDays: -1, PageNumber: 1, PageSize: 25 };

async function list(email: string, changes: Partial<typeof everything> = {}) {
  const caller = await signedInCaller(sandbox.fetch, email);
  return (await caller.call('subscriptionOverview', { ...everything, ...changes })).read();
}

describe('the subscription list', () => {
  test('has a few hundred rows over many organisations for an administrator, page by page', async () => {
    const first = await list('admin@example.com');
    expect(first.purchased).toHaveLength(25);
    expect(first.purchasedTotal).toBe(240 + 60);
    const second = await list('admin@example.com', { PageNumber: 2 });
    const ids = [...first.purchased, ...second.purchased].map(({ subscriptionId }) => subscriptionId);
    expect(new Set(ids).size).toBe(50);
    expect((await list('admin@example.com', { PageNumber: 13 })).purchased).toHaveLength(0);
  });

  test('is filtered by organisation and stage', async () => {
    const { world } = sandbox;
    const [first] = world.subscriptions;
    const { id } = world.users.find(({ email }) => email === 'admin@example.com')!;
    world.subscriptions.push({ ...first!, id: 1, ownerUserId: id, organizationId: null });
    expect((await list('admin@example.com')).purchasedTotal).toBe(301);
    expect((await list('admin@example.com', { OrgId: 5001 })).purchasedTotal).toBe(240);
    const onHold = await list('admin@example.com', { StageId: 6 });
    expect(new Set(onHold.purchased.map(({ stageName }) => stageName))).toEqual(new Set(['OnHold']));
  });

  test('distinguishes purchased and assigned', async () => {
    expect(await list('assigned@example.com')).toMatchObject({ purchased: [], assignedTotal: 1, userTypeId: '2' });
    expect(await list('retail@example.com')).toMatchObject({ purchasedTotal: 2, assigned: [], userTypeId: '1' });
    expect(await list('enterprise@example.com')).toMatchObject({ purchasedTotal: 3, assignedTotal: 1 });
    expect(await list('new@example.com')).toMatchObject({ purchased: [], assigned: [] });
  });

  test('is refused with mccckd36 and no Data to a user without access', async () => {
    const caller = await signedInCaller(sandbox.fetch, 'noaccess@example.com');
    const answer = await caller.call('subscriptionOverview', everything);
    expect(answer).toMatchObject({ http: 200, Status: 1, ErrorCode: 'mccckd36', Data: null });
  });
});

describe('the organisations', () => {
  const overview = async (
    email: string,
    changes: { PageNumber?: number; PageSize?: number; SearchText?: string; OrgName?: string; CountryId?: number } = {},
  ) => {
    const caller = await signedInCaller(sandbox.fetch, email);
    return (await caller.call('orgsOverview', { PageNumber: 1, PageSize: 25, SearchText: '', ...changes })).read();
  };

  test('are many for an administrator, one for an enterprise user, none for retail', async () => {
    expect((await overview('admin@example.com', { PageSize: 5 })).organizations).toHaveLength(5);
    expect((await overview('admin@example.com', { PageSize: 9999 })).organizations).toHaveLength(41);
    expect((await overview('enterprise@example.com')).organizations).toHaveLength(1);
    expect((await overview('retail@example.com')).organizations).toHaveLength(0);
  });

  test('are searched by a name and a country', async () => {
    const named = await overview('admin@example.com', { OrgName: 'example health', CountryId: 3 });
    expect(named.organizations).toMatchObject([{ orgId: '5001' }]);
    expect((await overview('admin@example.com', { OrgName: 'example health', CountryId: 4 })).organizations).toEqual(
      [],
    );
  });

  test('count expired and soon expiring subscriptions', async () => {
    const { organizations } = await overview('admin@example.com', { SearchText: '5001' });
    const { purchased } = await list('admin@example.com', { OrgId: 5001, ExpireInDays: 30, PageSize: 9999 });
    expect(organizations[0]!.expiringCount).toBe(purchased.length);
    expect(organizations[0]!.expiredCount).toBeGreaterThan(0);
  });
});
