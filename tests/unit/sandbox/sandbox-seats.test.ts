import { beforeEach, expect, test } from 'vitest';
import { readCsvResult } from '../../../src/core/service/endpoints/seats-csv-result.ts';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import type { Subscription } from '../../../src/sandbox/domain/world.ts';
import type { Caller } from './sandbox-caller.ts';
import { signedInCaller } from './sandbox-caller.ts';

let sandbox: Sandbox;
let keeper: Caller;
let large: Subscription;

beforeEach(async () => {
  sandbox = createSandbox();
  keeper = await signedInCaller(sandbox.fetch, 'enterprise@example.com');
  large = sandbox.world.subscriptions.find(({ organizationId }) => organizationId === 4101)!;
});

test('the seats are shown to nobody else', async () => {
  const all = {
    UserId: -1,
    FullName: '',
    Email: '',
    SearchText: '',
    Group: -1,
    Status: 3,
    PageNumber: 1,
    PageSize: 25,
  };
  const listing = { SubscriptionId: large.id, ...all };
  const stranger = await signedInCaller(sandbox.fetch, 'retail@example.com');
  const refused = { Status: 1, ErrorCode: 'mccckd36', Data: null };
  expect(await stranger.call('seatDetail', { SubscriptionId: large.id })).toMatchObject(refused);
  expect(await stranger.call('seatList', listing)).toMatchObject(refused);
  const { seatCode } = (await keeper.call('seatList', listing)).read().seats[0]!;
  expect(await stranger.call('unassignSeats', { SeatCodes: [seatCode] })).toMatchObject({ Status: 1 });
});

test('a seat CSV with BOM, CRLF, quotes, commas and apostrophes seats everyone', async () => {
  const rows = [
    'Full Name,Email,Mobile,Country',
    `"O'Example, Nora",nora@hospital.example,"+49 151 5550",Germany`,
    `"Ada ""Quote"" Sample",retail@example.com,,india`,
    '',
  ];
  const parameters = { subscriptionId: String(large.id), fileName: "team o'brien.csv" };
  const response = await keeper.send('assignSeatsByCsv', `\uFEFF${rows.join('\r\n')}\r\n`, parameters);
  expect(readCsvResult(response.headers.get('Content-Disposition')!)).toEqual({
    isValid: true,
    usersAssigned: 2,
    hasFormatMismatch: false,
    exceedsSeatCount: false,
    fileName: "team o'brien.csv",
  });
  expect(await response.text()).toBe('');
  const nora = sandbox.world.users.find(({ email }) => email === 'nora@hospital.example');
  expect(nora).toMatchObject({ fullName: "O'Example, Nora", mobile: '491515550', countryId: 4, typeId: 2 });
  const detail = await keeper.call('seatDetail', { SubscriptionId: large.id });
  expect(detail.read()).toMatchObject({ assignedSeats: 77 });
});
