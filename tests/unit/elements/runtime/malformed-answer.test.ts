import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { configure } from '../../../../src/core/config/config.ts';
import type { DictErrorEvent, ErrorDetail } from '../../../../src/core/page/events.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import type { AnyEndpoint, ArgsOf } from '../../../../src/core/service/endpoint.ts';
import { getUserDetail } from '../../../../src/core/service/endpoints/account.ts';
import { subscriptionOverview } from '../../../../src/core/service/endpoints/subscriptions.ts';
import { createHandle } from '../../../../src/elements/runtime/handle.ts';
import { createPresence } from '../../../../src/elements/runtime/presence.ts';
import { raw, startWireServer, success, type WireServer } from '../../../support/wire-server.ts';

/* The console line and the event for an answer that does not fit its schema. */

let server: WireServer;
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => void (server = await startWireServer()));
beforeEach(() => {
  resetPage();
  configure({ serviceBase: server.base });
  server.on('/api/v1/DataResource/fetchregioninfo', success({ ip: '203.0.113.7' }));
});
afterEach(() => logged.mockClear());
afterAll(async () => {
  logged.mockRestore();
  await server.close();
});

async function errorOf<E extends AnyEndpoint>(endpoint: E, args: ArgsOf<E>): Promise<ErrorDetail> {
  const target = new EventTarget();
  const received: ErrorDetail[] = [];
  target.addEventListener('dict-error', (event) => received.push((event as DictErrorEvent).detail));
  const side = { element: target, language: () => 'en' } as unknown as Parameters<typeof createHandle>[0];
  await createHandle(side, createPresence()).send(endpoint, args);
  expect(received).toHaveLength(1);
  return received[0]!;
}

const lines = () => logged.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('malformed'));

const filters = { orgId: null, subscriptionId: null, stageId: null, expiresInDays: null, page: 1, pageSize: 25 };

async function errorOfOverview(answer: unknown) {
  server.on(subscriptionOverview.path, typeof answer === 'string' ? raw(answer) : success(answer));
  return errorOf(subscriptionOverview, filters);
}

const secret = { SubscriptionId: { Token: 'secret' } };

describe('a malformed answer', () => {
  test('names the call and the path of its field in dict-error', async () => {
    expect(await errorOfOverview({ PurchaseSubs: [{ SubscriptionId: 1 }, secret] })).toEqual({
      code: 'malformed',
      call: 'subscriptionOverview',
      path: 'Data.PurchaseSubs[1].SubscriptionId',
      message: 'Something went wrong. Please contact the team.',
      requestId: '',
    });
  });

  test('causes one console line with the expected and the seen type, and without values', async () => {
    await errorOfOverview({ PurchaseSubs: [secret] });
    await errorOfOverview({ PurchaseSubs: [secret] });
    expect(lines()).toEqual([
      "dict-elements: the answer to 'subscriptionOverview' is malformed: Data.PurchaseSubs[0].SubscriptionId is an object, where an id is expected.",
    ]);
  });

  test.each([
    ['a missing field', { PurchaseSubs: [{}] }, 'Data.PurchaseSubs[0].SubscriptionId is missing, where an id'],
    ['a wrong list', { PurchaseSubs: 'none' }, 'Data.PurchaseSubs is a text, where a list'],
    ['a wrong row', { AssignedSubs: [5] }, 'Data.AssignedSubs[0] is a number, where an object'],
    ['a wrong count', { TotalPurchaseSubs: 'many' }, 'Data.TotalPurchaseSubs is a text, where a number'],
    ['no Data', '{"Status":0}', 'Data is null, where an object'],
    ['another Status', '{"Status":"ok"}', 'Status is a text, where 0 or 1'],
    ['HTML', '<!doctype html>', 'it is no JSON, where an envelope in JSON'],
    ['an empty body', '', 'it is empty, where an envelope in JSON'],
  ])('is named by its line: %s', async (_, answer, words) => {
    await errorOfOverview(answer);
    expect(lines()).toEqual([expect.stringContaining(`malformed: ${words} is expected.`)]);
  });

  test('has no path if the answer as a whole can’t be read', async () => {
    expect(await errorOfOverview('<!doctype html>')).toMatchObject({ code: 'malformed', path: '' });
  });
});

test('an error that is of no field has an empty path', async () => {
  server.on(getUserDetail.path, raw('', 404));
  expect(await errorOf(getUserDetail, undefined)).toMatchObject({ code: '500', call: 'getUserDetail', path: '' });
});

describe('the id of a call', () => {
  const idOf = () => server.received(getUserDetail.path).at(-1)!.headers['x-request-id'];

  test('is not sent unless the configuration names its header', async () => {
    server.on(getUserDetail.path, raw('', 404));
    expect(await errorOf(getUserDetail, undefined)).toMatchObject({ requestId: '' });
    expect(idOf()).toBeUndefined();
  });

  test.each([
    ['a failed call', raw('', 404)],
    ['a malformed answer', raw('{"Status":0}')],
    ['a refusal', raw('{"Status":1,"ErrorCode":"X1"}')],
  ])('is in the header and in dict-error: %s', async (_, answer) => {
    configure({ requestIdHeader: 'X-Request-Id' });
    server.on(getUserDetail.path, answer);
    const { requestId } = await errorOf(getUserDetail, undefined);
    expect(requestId).toMatch(/^[\da-f]{32}$/);
    expect(idOf()).toBe(requestId);
  });
});
