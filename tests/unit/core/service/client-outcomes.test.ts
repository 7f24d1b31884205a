import { expect, test } from 'vitest';
import { inWords } from '../../../support/in-words.ts';
import {
  brokenGzip,
  cut,
  cutMidway,
  hang,
  raw,
  refusal,
  status,
  success,
  type Behaviour,
} from '../../../support/wire-server.ts';
import { change, clientWorld, find, login, server, timeoutMs, withServer } from './client.world.ts';

withServer();

const generic = 'Something went wrong. Please contact the team.';
const setUp = 'Something wrong happened in setting up the request';

/**
 * The outcome of a change if the server behaves like this: that of the first answer, because changes are not retried.
 */
async function outcomeOf(behaviour: Behaviour) {
  server.on('/change', behaviour);
  const { client, onSignedOut } = clientWorld(server.base);
  const answer = await client.send(change, { text: 'x' });
  return { ...inWords(answer), signedOut: onSignedOut.mock.calls.length };
}

const noAnswer = { outcome: 'no-answer', code: '404', text: 'No response was received' };
const malformed = { outcome: 'malformed', code: 'malformed', text: generic, call: 'saveUserDetails' };

test.each([200, 403, 503])('Status 1 is a refusal at HTTP %i, with the service’s code and text', async (code) => {
  const problem = { outcome: 'refused', code: 'ORG07', text: 'Not now.', call: 'saveUserDetails' };
  expect(await outcomeOf(refusal('ORG07', 'Not now.', null, code))).toMatchObject({
    ok: false,
    problem: code === 200 ? problem : { ...problem, hasErrorStatus: true },
    refusal: null,
  });
});

test(
  'a refusal without a text has the generic one, and its missing code is empty',
  { tags: ['ACC-3.21'] },
  async () => {
    const problem = { outcome: 'refused', code: '', text: generic };
    expect(await outcomeOf(refusal(null, null))).toMatchObject({ problem });
    expect(await outcomeOf(refusal('', ' \n\u00a0'))).toMatchObject({ problem });
  },
);

test('Data of a refusal is read if the endpoint has a schema for it, and null if it does not fit', async () => {
  const { client } = clientWorld(server.base);
  server.on('/login', refusal('ORG07', '', { Hint: 'a***@b.example' }), refusal('ORG07', '', { Hint: 5 }));
  expect(await client.send(login, { text: '' })).toMatchObject({ refusal: { hint: 'a***@b.example' } });
  expect(await client.send(login, { text: '' })).toMatchObject({ problem: { code: 'ORG07' }, refusal: null });
});

test.each([
  ['by which the endpoint refuses is a refusal', 'ORG08', { problem: { outcome: 'refused', code: 'ORG08' } }],
  ['of another kind is a success', 'ORG07', { ok: true }],
])('an answer with Status 0 and an ErrorCode %s', { tags: ['DEC-4.4'] }, async (_, code, outcome) => {
  const { client } = clientWorld(server.base);
  server.on('/login', raw(JSON.stringify({ Status: 0, Data: { Id: 1 }, ErrorCode: code })));
  expect(await client.send(login, { text: '' })).toMatchObject(outcome);
});

test('a 401 ends the session of the token that was sent, even if its body is a refusal', async () => {
  const { client, onSignedOut } = clientWorld(server.base, { token: 'token-9' });
  server.on('/change', refusal('X', 'No.', null, 401));
  expect(await client.send(change, { text: '' })).toMatchObject({ problem: { outcome: 'signed-out', code: '401' } });
  expect(onSignedOut.mock.calls).toEqual([['token-9']]);
});

test('a 401 of the login itself is an error, not an expiry', { tags: ['NET-08'] }, async () => {
  const { client, onSignedOut } = clientWorld(server.base, { token: '' });
  server.on('/login', status(401));
  const problem = { outcome: 'failed', code: '401', text: setUp };
  expect(inWords(await client.send(login, { text: '' }))).toMatchObject({ problem });
  expect(onSignedOut).not.toHaveBeenCalled();
});

test.each([
  ['a 304, which is no redirect', status(304)],
  ['a 403', status(403)],
  ['HTTP 404 with a page', raw('<html>no</html>', 404)],
  ['a success with an HTTP error status', raw('{"Status":0,"Data":{"Id":1}}', 500)],
])('%s has failed, and ends no session', { tags: ['NET-08'] }, async (_, behaviour) => {
  expect(await outcomeOf(behaviour)).toMatchObject({
    problem: { outcome: 'failed', code: '500', text: setUp },
    signedOut: 0,
  });
});

const unreadable: [string, Behaviour][] = [
  ['a 204', status(204)],
  ['a body that is not what its encoding says', brokenGzip],
  ['a body that breaks off', cutMidway()],
  ['no JSON', raw('hello')],
  ['HTML', raw('<!doctype html><p>Hello', 200, { 'content-type': 'text/html' })],
  ['a list', raw('[]')],
  ['no Status', raw('{"Data":{"Id":1}}')],
  ['an ErrorCode that is a number', raw('{"Status":1,"ErrorCode":5}')],
  ['Data null', success(null)],
  ['Data without what is required', success({})],
  ['100,000 lists in each other', raw('['.repeat(100_000) + ']'.repeat(100_000))],
];
test.each(unreadable)(
  '%s is malformed',
  { tags: ['ACC-8.19', 'DEC-1.9', 'NET-20', 'NET-21', 'NET-24', 'PAY-07'] },
  async (_, behaviour) => {
    const { ok, problem } = (await outcomeOf(behaviour)) as { ok: boolean; problem?: unknown };
    expect({ ok, problem }).toEqual({ ok: false, problem: { ...malformed, mismatch: expect.anything() } });
  },
);

test.each(['2', '"true"', 'null'])(
  'Status %s is malformed, and marked for the OTP page',
  { tags: ['ACC-8.19', 'DEC-1.9', 'NET-20'] },
  async (value) => {
    const answer = await outcomeOf(raw(`{"Status":${value},"Data":{"Id":1}}`));
    expect(answer).toMatchObject({ ok: false, problem: { ...malformed, hasUnknownStatus: true } });
  },
);

test.each([
  ['a byte order mark', raw('\uFEFF{"Status":0,"Data":{"Id":1}}')],
  ['another content type', raw('{"Status":0,"Data":{"Id":1}}', 200, { 'content-type': 'text/plain' })],
  ['a Status that is numeric text', raw('{"Status":"0","Data":{"Id":1,"Extra":true}}')],
])(
  '%s changes nothing: a success whose Data fits is answered, in our own names',
  { tags: ['ACC-3.21', 'ACC-8.19', 'NET-24'] },
  async (_, behaviour) => {
    expect(await outcomeOf(behaviour)).toMatchObject({ ok: true, data: { id: '1' } });
  },
);

test.each([
  ['followed by a page’s fetch', { redirected: { value: true } }],
  ['not followed by a browser', { type: { value: 'opaqueredirect' }, status: { value: 0 }, ok: { value: false } }],
])(
  'a redirect to a network’s own sign-in, %s, is malformed and says so',
  { tags: ['ACC-8.19', 'DEC-1.9', 'NET-25'] },
  async (_how, response) => {
    const redirecting = async () => Object.defineProperties(new Response('<h1>Wi-Fi</h1>'), response);
    const { client } = clientWorld(server.base, { fetch: redirecting });
    expect(inWords(await client.send(change, { text: '' }))).toMatchObject({
      problem: { outcome: 'malformed', code: 'malformed', text: expect.stringMatching(/network.*login of its own/) },
    });
  },
);

test('a redirect that a page’s fetch followed to an answer of the service is that answer', async () => {
  const answered = Object.defineProperty(new Response('{"Status":0,"Data":{"Id":1}}'), 'redirected', { value: true });
  const { client } = clientWorld(server.base, { fetch: async () => answered });
  expect(await client.send(change, { text: '' })).toMatchObject({ ok: true });
});

test('a cut connection is no answer', { tags: ['ACC-8.3', 'CON-8.49'] }, async () => {
  expect(await outcomeOf(cut)).toMatchObject({ problem: noAnswer });
});

test('silence for the time limit is no answer', { tags: ['ACC-8.3', 'DEC-1.10', 'NET-01'] }, async () => {
  server.on('/change', hang);
  const { client, clock } = clientWorld(server.base);
  const answer = client.send(change, { text: '' });
  await server.arrived('/change');
  clock.advance(timeoutMs);
  expect(inWords(await answer)).toMatchObject({ problem: noAnswer });
  expect(clock.running()).toBe(0);
});

test(
  'a request that can’t be prepared has failed: an invalid header, arguments that throw, no address',
  { tags: ['ACC-8.5', 'CON-8.50'] },
  async () => {
    const failed = { ok: false, problem: { outcome: 'failed', code: '500', text: setUp } };
    const before = server.received().length;
    const { client: withBadHeader } = clientWorld(server.base, { token: 'line\nbreak' });
    expect(inWords(await withBadHeader.send(find, { text: '' }))).toMatchObject(failed);
    const { client } = clientWorld(server.base);
    expect(inWords(await client.send(find, undefined as never))).toMatchObject(failed);
    const { client: nowhere } = clientWorld('http://[bad');
    expect(inWords(await nowhere.send(find, { text: '' }))).toMatchObject(failed);
    expect(server.received().length).toBe(before);
  },
);
