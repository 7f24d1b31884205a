import { afterEach, describe, expect, test, vi } from 'vitest';
import * as endpoints from '../../../../src/core/service/endpoints.ts';
import { endpoint, type AnyEndpoint } from '../../../../src/core/service/endpoint.ts';
import { lookUpPaymentLink } from '../../../../src/core/service/endpoints/payments/payment-link.ts';
import { joinUrl } from '../../../../src/core/service/request.ts';
import { success } from '../../../support/wire-server.ts';
import { change, cities, clientWorld, server, withServer } from './client.world.ts';

withServer();

describe('a request as it leaves', () => {
  test('a POST carries {"Request": …} as JSON, and no cookie', { tags: ['ACC-3.20', 'CON-7.1'] }, async () => {
    server.on('/change', success({ Id: 1 }));
    await clientWorld(server.base).client.send(change, { text: 'ä"\u2028' });
    const received = server.received('/change').at(-1)!;
    expect(received).toMatchObject({ method: 'POST', body: '{"Request":{"Text":"ä\\"\u2028"}}' });
    expect(received.headers).toMatchObject({ token: 'token-1', 'content-type': 'application/json' });
    expect(received.headers.cookie).toBeUndefined();
  });

  test('a GET has no body, and the values in its path are encoded', { tags: ['ACC-7.17'] }, async () => {
    server.on('/cities/a%2Fb%3F%23%20%C3%A4', success({ Id: 1 }));
    const answer = await clientWorld(server.base).client.send(cities, { text: 'a/b?# ä' });
    expect(answer.ok).toBe(true);
    const received = server.received().at(-1)!;
    expect(received).toMatchObject({ method: 'GET', path: '/cities/a%2Fb%3F%23%20%C3%A4', body: '' });
    expect(received.headers['content-type']).toBe('application/json');
  });

  test.each([
    ['https://api.example/', 'find', 'https://api.example/find'],
    ['https://api.example/base//', '//find', 'https://api.example/base/find'],
    ['/service', 'find', '/service/find'],
    ['', 'find', '/find'],
  ])('the base %j and the path %j are %s', { tags: ['ACC-7.1'] }, (base, path, url) => {
    expect(joinUrl(base, path)).toBe(url);
  });

  test('a configured path replaces the table’s, its open segments filled', async () => {
    server.on('/v9/places/7', success({ Id: 1 }));
    const { client } = clientWorld(server.base, {
      pathOf: (name) => (name === 'getStateCity' ? 'v9/places/{countryId}' : undefined),
    });
    expect((await client.send(cities, { text: '7' })).ok).toBe(true);
  });

  test('keepalive is set if the caller wants the request to outlive the page', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(''));
    const { client } = clientWorld(server.base, { fetch });
    await client.send(change, { text: '' }, { keepalive: true });
    await client.send(change, { text: '' });
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
  });
});

describe('the start of a payment', () => {
  const pay = endpoint({ ...change, path: '/pay', startsPayment: true });
  const keysOf = (path: string) => server.received(path).map(({ headers }) => headers['idempotency-key']);

  test('carries a key of its own in the configured header', async () => {
    server.on('/pay', success({ Id: 1 }));
    const { client } = clientWorld(server.base, { idempotencyHeader: () => 'Idempotency-Key' });
    for (const text of ['a press', 'another press']) await client.send(pay, { text });
    const keys = keysOf('/pay').slice(-2);
    expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), expect.stringMatching(/^[\da-f]{32}$/)]);
    expect(new Set(keys).size).toBe(2);
  });

  test('carries no key if no header is configured', async () => {
    server.on('/pay', success({ Id: 1 }));
    await clientWorld(server.base, { idempotencyHeader: () => '' }).client.send(pay, { text: '' });
    expect(keysOf('/pay').at(-1)).toBeUndefined();
  });

  test('is the only call with a key', async () => {
    server.on('/change', success({ Id: 1 }));
    await clientWorld(server.base, { idempotencyHeader: () => 'Idempotency-Key' }).client.send(change, { text: '' });
    expect(keysOf('/change').at(-1)).toBeUndefined();
  });

  test('is PaymentRedirect or the start of a payment link, not its look-up', () => {
    const starting = Object.values(endpoints).filter((each: AnyEndpoint) => each.startsPayment);
    expect(starting.map(({ name }) => name)).toEqual(['paymentLinkRedirect', 'paymentRedirect']);
    expect(lookUpPaymentLink).not.toHaveProperty('startsPayment');
  });
});

describe('on a page that changes how JSON is serialised', () => {
  const patched = [Array.prototype, Object.prototype, String.prototype, Number.prototype];
  afterEach(() => patched.forEach((prototype) => void Reflect.deleteProperty(prototype, 'toJSON')));

  test('Prototype.js 1.6’s toJSON corrupts no body', { tags: ['HOST-05'] }, async () => {
    const lists = {
      ...change,
      path: '/lists',
      toWire: () => ({ Codes: ['a', 'b'], Deep: [{ Each: [1, null] }], None: undefined }),
    };
    server.on('/lists', success({ Id: 1 }));
    for (const prototype of patched) {
      Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => 'corrupted' });
    }
    await clientWorld(server.base).client.send(lists as never, undefined as never);
    expect(server.received('/lists')[0]!.body).toBe('{"Request":{"Codes":["a","b"],"Deep":[{"Each":[1,null]}]}}');
  });
});
