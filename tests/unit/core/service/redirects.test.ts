import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWords } from '../../../support/in-words.ts';
import { deliver } from '../../../../src/core/payments/sender.ts';
import { sendRaw, type ClientNeeds } from '../../../../src/core/service/client.ts';
import { createUpload } from '../../../../src/core/service/upload.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { raw, redirect, startWireServer, type WireServer } from '../../../support/wire-server.ts';
import { all } from './samples/samples.ts';

/* Two real servers: the service redirects every call to the other one, as a captive portal would. */

let service: WireServer;
let other: WireServer;
beforeAll(async () => {
  [service, other] = await Promise.all([startWireServer(), startWireServer()]);
  // The second server accepts every request.
  other.on('/taken', raw('{"Status":0,"Data":null}', 200, { 'access-control-allow-origin': '*' }));
});
afterAll(() => Promise.all([service.close(), other.close()]));

function needs(sent: RequestInit[] = []): ClientNeeds {
  return {
    base: () => service.base,
    pathOf: () => '/sent-on',
    timeoutMs: () => 30_000,
    headers: () => ({ Token: 'a-token', UserCode: 'a-user' }),
    onSignedOut: () => {},
    clock: createControlledClock(),
    fetch: (url, init) => {
      sent.push(init ?? {});
      return fetch(url, init);
    },
  };
}

const signIn = { problem: { outcome: 'malformed', text: expect.stringMatching(/network.*login/) } };
const file = { subscriptionId: '7', fileName: 'team.csv', file: new Blob(['Full Name,Email\nFay,fay@x.example\n']) };
const { signal } = new AbortController();

describe.each([302, 307])('a %i that names another origin', { tags: ['SEC-40'] }, (code) => {
  beforeAll(() => service.on('/sent-on', redirect(`${other.base}/taken`, code)));

  test.each(all)('sends nothing of $name there', async ({ endpoint, sample }) => {
    const before = service.received('/sent-on').length;
    const received = await sendRaw(needs(), endpoint, sample.args as never, { responseType: 'text' });
    expect(received).toMatchObject({ isRedirect: true });
    expect(service.received('/sent-on').length).toBe(before + 1);
    expect(other.received()).toEqual([]);
  });

  test('sends neither file nor token of the CSV upload there', async () => {
    expect(inWords(await createUpload(needs())(file, signal))).toMatchObject(signIn);
    expect(other.received()).toEqual([]);
  });

  test('sends no confirmation of a payment there', async () => {
    const payment = { account: 'a-user', proof: { sessionId: 'cs_1' }, gatewayType: 1, orderId: null };
    expect(await deliver(needs(), payment)).toMatchObject({ at: 'unknown' });
    expect(other.received()).toEqual([]);
  });
});

test(
  'no call takes a cookie along, follows a redirect or is cached, and none names the page',
  { tags: ['SEC-23'] },
  async () => {
    service.on('/sent-on', redirect(`${other.base}/taken`));
    const sent: RequestInit[] = [];
    for (const { endpoint, sample } of all)
      await sendRaw(needs(sent), endpoint, sample.args as never, { responseType: 'text' });
    await createUpload(needs(sent))(file, signal);
    expect(sent).toHaveLength(all.length + 1);
    const referrers = all.map(({ endpoint }) =>
      endpoint.sensitive ? 'no-referrer' : 'strict-origin-when-cross-origin',
    );
    expect(sent.map(({ referrerPolicy }) => referrerPolicy)).toEqual([...referrers, 'strict-origin-when-cross-origin']);
    for (const init of sent) expect(init).toMatchObject({ credentials: 'omit', redirect: 'manual', cache: 'no-store' });
  },
);
