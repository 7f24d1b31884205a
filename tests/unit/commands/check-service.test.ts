import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { resetPage } from '../../../src/core/page/singletons.ts';
import { checkService } from '../../../src/commands/check-service/check-service.ts';
import { seedPassword } from '../../../src/sandbox/sandbox.ts';
import { check, embedOrigin, user, type Lies } from './check-service.world.ts';

beforeEach(resetPage);

const cors = ['--embed-origin', embedOrigin];

describe('a service that fits', () => {
  test('is called with every read, over HTTP, and the exit status is 0', async () => {
    const { status, output, sandbox } = await check({}, { words: cors });
    expect(output).toContain('Everything fits: 24 calls');
    expect(output).toContain('a browser lets them call the service');
    expect(output).toContain('A dead token\n  is answered by 401');
    expect(status).toBe(0);
    const changes = sandbox.journal.entries.map(({ call }) => call);
    expect(changes).not.toContain('saveUserDetails');
    expect(changes).toContain('logout');
  });

  test('is asked the open calls alone without a user', async () => {
    const { status, output } = await check({}, { isSignedIn: false });
    expect(output).toContain('without a user: open calls only');
    expect(output).toContain('Everything fits: 9 calls');
    expect(output).toContain('getUserDetail: needs a --user');
    expect(status).toBe(0);
  });

  test('gets the changes only with --writes, which names them and asks', async () => {
    const { status, output, questions } = await check({}, { words: ['--writes'], isAgreed: true });
    for (const name of ['saveUserDetails saves', 'saveUserSettings saves', 'saveBillingAddress saves'])
      expect(questions).toContain(name);
    expect(output).toMatch(/saveUserDetails +200 +\d+ ms +yes/);
    expect(status).toBe(0);
  });

  test('is not called at all if the changes are not agreed to', async () => {
    await expect(check({}, { words: ['--writes'] })).rejects.toThrow('Nothing was called.');
  });

  test('is left as it was by --writes', async () => {
    const before = JSON.stringify((await check({})).sandbox.world.users[0]);
    const { sandbox } = await check({}, { words: ['--writes'], isAgreed: true });
    expect(JSON.parse(JSON.stringify(sandbox.world.users[0]))).toMatchObject({
      fullName: JSON.parse(before).fullName,
      countryId: JSON.parse(before).countryId,
    });
  });

  test('is printed as JSON for a pipeline', async () => {
    const { output } = await check({}, { words: ['--json', ...cors] });
    const report = JSON.parse(output);
    expect(report).toMatchObject({ isFitting: true, cors: { origin: embedOrigin, refused: [] }, deadToken: [] });
    expect(report.calls[0]).toMatchObject({ call: 'fetchRegionInfo', status: 200, outcome: 'answered', differs: [] });
  });
});

/** The lies of a service, each with the line of the command's output that reports it. */
const lies: readonly [what: string, lies: Lies, line: string][] = [
  [
    'a time that is none',
    {
      UserSubscrpitionOverViewAC(_, { Data }) {
        Data.PurchaseSubs = [1, 2, 3, 4].map((SubscriptionId) => ({ ...Data.PurchaseSubs[0], SubscriptionId }));
        Data.PurchaseSubs[3].ExpireOn = 'soon';
      },
    },
    'Data.PurchaseSubs[3].ExpireOn: a time, not "soon"',
  ],
  [
    'an id that is missing',
    { UserSubscrpitionOverViewAC: (_, { Data }) => void delete Data.PurchaseSubs[1].SubscriptionId },
    'Data.PurchaseSubs[1].SubscriptionId: an id; it is missing',
  ],
  [
    'a name in another case',
    {
      UserSubscrpitionOverViewAC(_, { Data }) {
        Data.PurchaseSubs[0].expireOn = Data.PurchaseSubs[0].ExpireOn;
        delete Data.PurchaseSubs[0].ExpireOn;
      },
    },
    'Data.PurchaseSubs[0].expireOn: the name ExpireOn, not expireOn',
  ],
  [
    'a count in words',
    { UserSubscrpitionOverViewAC: (_, { Data }) => void (Data.TotalPurchaseSubs = 'many') },
    'Data.TotalPurchaseSubs: a number, not "many"',
  ],
  [
    'a flag in words',
    { UserSubscrpitionOverViewAC: (_, { Data }) => void (Data.PurchaseSubs[0].AllowConsolePayment = 'maybe') },
    'Data.PurchaseSubs[0].AllowConsolePayment: true or false, not "maybe"',
  ],
  [
    'counts as a list',
    { UserSubscrpitionOverViewAC: (_, { Data }) => void (Data.PurchaseSubs[0].SeatCountInfo = [1, 2]) },
    'Data.PurchaseSubs[0].SeatCountInfo: an object, not a list',
  ],
  [
    'no list of countries',
    { countrylist: (_, { Data }) => void delete Data.Countries },
    'Data.Countries: a list; it is missing',
  ],
  [
    'countries without a name',
    {
      countrylist(_, { Data }) {
        for (const country of Data.Countries) country.CountryName = 5;
      },
    },
    'Data.Countries[0].CountryName: a text, not a number (and in ',
  ],
  ['a Status in words', { singupformdata: (_, json) => void (json.Status = 'ok') }, 'Status: 0 or 1, not "ok"'],
  [
    'an ErrorCode as a number',
    { singupformdata: (_, json) => void (json.ErrorCode = 5) },
    'ErrorCode: a text, not a number',
  ],
  [
    'the envelope in another case',
    {
      singupformdata(_, json) {
        json.status = json.Status;
        delete json.Status;
      },
    },
    'status: the name Status, not status',
  ],
  ['no Data', { getuserdetail: (_, json) => void (json.Data = null) }, 'Data: an object, not null'],
  [
    'a page in place of JSON',
    {
      getuserdetail: (_answer, _json, { headers }) =>
        isDead(headers) ? undefined : new Response('<!doctype html><p>Hello'),
    },
    'The answer: an envelope in JSON, not no JSON',
  ],
  [
    'an error of the server',
    { GetContactAndPayment: () => Response.json({ oops: true }, { status: 500 }) },
    'The answer: HTTP 200, not HTTP 500',
  ],
  [
    'a redirect to a sign-in',
    { UserReferEarnInfo: () => new Response('', { status: 302, headers: { Location: 'https://login.example/?a=b' } }) },
    'The answer: an answer, not a redirect to https://login.example, which no call follows',
  ],
  [
    'an amount with a comma',
    { GetOrderHistoryConsole: (_, { Data }) => void (Data.ListOfPurchase[0].AmountFinal = '12,50') },
    'Data.ListOfPurchase[0].AmountFinal: an amount, not "12,50"',
  ],
  [
    'orders as an object',
    { GetOrderHistoryConsole: (_, { Data }) => void (Data.ListOfPurchase = {}) },
    'Data.ListOfPurchase: a list, not an object',
  ],
  [
    'an address as a text',
    { GetContactAndPayment: (_, { Data }) => void (Data.BillingAddress = 'Main Street 1') },
    'Data.BillingAddress: an object, not a text of 13 characters',
  ],
  [
    'a value of the login that the elements leave out',
    { Authenticate: (_, { Data }) => void (Data.IsReferralLinked = 'perhaps') },
    'Data.IsReferralLinked: true or false, not "perhaps"',
  ],
  [
    'a login without a token',
    { Authenticate: (_, { Data }) => void (Data.LoginToken = '') },
    'Data.LoginToken: an id, not an empty text',
  ],
  [
    'prices without an amount',
    { CheckoutData: (_, { Data }) => void delete Data.PlanBillingCycleInfo[0].Value.TotalAmount },
    'Data.PlanBillingCycleInfo[0].Value.TotalAmount: an amount; it is missing',
  ],
  [
    'a dead token that lives',
    { getuserdetail: () => Response.json({ Status: 0, Data: {}, ErrorCode: null, ErrorMessage: null }) },
    'getUserDetail with an unknown token: HTTP 401, not HTTP 200',
  ],
];

const isDead = (headers: Headers) => headers.get('Token') === 'dict-elements-check';

test.each(lies)('a service that lies is found: %s', async (_, lie, line) => {
  const { status, output } = await check(lie);
  expect(output).toContain(line);
  expect(status).toBe(1);
});

test('all lies of one service stand in one report', async () => {
  const all: Record<string, Lies[string]> = {};
  for (const [, lie] of lies.slice(0, 2))
    for (const [end, tell] of Object.entries(lie)) {
      const before = all[end];
      all[end] = (answer, json, request) => {
        void before?.(answer, json, request);
        return tell(answer, json, request);
      };
    }
  const { output } = await check(all);
  for (const [, , line] of lies.slice(0, 2)) expect(output).toContain(line);
});

describe('CORS', () => {
  const without =
    (...names: string[]): Lies[string] =>
    ({ headers }) =>
      names.forEach((name) => headers.delete(name));
  const everywhere = (lie: Lies[string]): Lies => ({ '*': lie });

  test('is missing altogether: the preflight and the answers are named, with their calls', async () => {
    const lie = everywhere(without('access-control-allow-origin', 'access-control-allow-headers'));
    const { status, output } = await check(lie, { words: cors });
    expect(output).toContain('the preflight: Access-Control-Allow-Origin is missing (assignSeatAndCreateUser, ');
    expect(output).toContain('the answer: Access-Control-Allow-Origin is missing (');
    expect(status).toBe(1);
  });

  test('lacks some of the seven headers', async () => {
    const lie = everywhere(({ headers }) =>
      headers.set('access-control-allow-headers', 'Token, UserCode, Content-Type'),
    );
    const { output } = await check(lie, { words: cors });
    const lacking = 'currentversion, deviceid, ipaddress, sourceapp, userid';
    expect(output).toContain(`the preflight: Access-Control-Allow-Headers lacks ${lacking} (`);
  });

  test('allows another origin', async () => {
    const lie = everywhere(({ headers }) => headers.set('access-control-allow-origin', 'https://other.example'));
    const { output } = await check(lie, { words: cors });
    expect(output).toContain(`Access-Control-Allow-Origin is https://other.example, not ${embedOrigin}`);
  });

  test('does not expose the header of a CSV upload', async () => {
    const { output, status } = await check(everywhere(without('access-control-expose-headers')), { words: cors });
    expect(output).toContain('Access-Control-Expose-Headers lacks content-disposition');
    expect(status).toBe(1);
  });

  test('refuses the preflight', async () => {
    const lie = everywhere((_answer, _json, { method }) =>
      method === 'OPTIONS' ? new Response('', { status: 405 }) : undefined,
    );
    expect((await check(lie, { words: cors })).output).toContain('the preflight: HTTP 405, where 2xx is expected (');
  });

  test('is not checked without an origin', async () => {
    const { output, status } = await check(everywhere(without('access-control-allow-origin')));
    expect(output).toContain('CORS\n  not checked');
    expect(status).toBe(0);
  });
});

describe('the report', () => {
  test('contains no secret and nothing about a person', async () => {
    const lie: Lies = {
      Authenticate: (_, { Data }) => void (Data.PasswordExpireOn = 'ina@example.com'),
      getuserdetail(_, { Data }) {
        Data.FullName = { of: 'Ina Example' };
        Data.Email = 5;
        Data.WhatsappOptInStatus = '+44 7700 900102';
      },
    };
    for (const words of [[], ['--json']]) {
      const { output } = await check(lie, { words });
      expect(output).toContain('Data.FullName');
      for (const hidden of [user, seedPassword, 'ina@', 'Ina', '7700', 'Example']) expect(output).not.toContain(hidden);
    }
  });

  test('names optional fields that never came', async () => {
    const lie: Lies = {
      UserSubscrpitionOverViewAC(_, { Data }) {
        for (const row of Data.PurchaseSubs) delete row.OrderPaymentDueOn;
      },
    };
    const { output, status } = await check(lie);
    expect(output).toContain('subscriptionOverview: Data.PurchaseSubs[].OrderPaymentDueOn');
    expect(status).toBe(0);
  });

  test('says that a wrong password was refused, and fails', async () => {
    const { output, status } = await check({}, { password: 'wrong' });
    expect(output).toMatch(/authenticate +200 +\d+ ms +yes, as a refusal \(LOG01\)/);
    expect(output).toContain('getUserDetail: needs the login');
    expect(status).toBe(1);
  });

  test('says that nothing answers', async () => {
    const printed: string[] = [];
    const surroundings = {
      environment: {},
      ask: { secret: () => Promise.resolve(''), isAgreed: () => Promise.resolve(false) },
      print: (text: string) => void printed.push(text),
    };
    expect(await checkService(['--service', 'http://localhost:9'], surroundings)).toBe(1);
    expect(printed.join('')).toMatch(/The answer: an answer, not \S+/);
  });
});

test('check-service calls the paths of the configuration', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'dict-')), 'vendor.json');
  writeFileSync(file, JSON.stringify({ endpoints: { countryList: '/api/v9/countries' } }));
  const { output } = await check({}, { words: ['--config', file], isSignedIn: false });
  expect(output).toMatch(/countryList +404 +\d+ ms +yes, as a refusal \(sandbox\)|countryList +404 +\d+ ms +no/);
});

test.each([
  [['--service', 'http://service.example.com'], /--service is an https:\/\/ address/],
  [[], /Which service\?/],
  [['--service', 'https://s.example', '--password', 'x'], /The password is never an argument/],
  [['--service', 'https://s.example', '--embed-origin', 'www'], /--embed-origin is an origin/],
  [['--service', 'https://s.example', '--writes'], /--writes needs a --user/],
  [['--service', 'https://s.example', '--usr', 'x'], /Unknown option '--usr'/],
])('check-service with the arguments %j says what is wrong', async (words, message) => {
  await expect(checkService(words)).rejects.toThrow(message);
});
