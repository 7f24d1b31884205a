import { beforeEach, describe, expect, test } from 'vitest';
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

const detail = async () => (await keeper.call('seatDetail', { SubscriptionId: large.id })).read();

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

describe('a seat CSV', () => {
  const header = 'Full Name,Email,Mobile,Country';

  async function upload(csv: string, fileName = 'team.csv') {
    const response = await keeper.send('assignSeatsByCsv', csv, { subscriptionId: String(large.id), fileName });
    const disposition = response.headers.get('Content-Disposition') ?? '';
    return { result: readCsvResult(disposition), report: await response.text(), http: response.status };
  }

  test('with BOM, CRLF, quotes, commas and apostrophes seats everyone', async () => {
    const rows = [
      `"O'Example, Nora",nora@hospital.example,"+49 151 5550",Germany`,
      `"Ada ""Quote"" Sample",retail@example.com,,india`,
      '',
    ];
    const { result, report } = await upload(`\uFEFF${header}\r\n${rows.join('\r\n')}\r\n`, "team o'brien.csv");
    expect(result).toEqual({
      isValid: true,
      usersAssigned: 2,
      hasFormatMismatch: false,
      exceedsSeatCount: false,
      fileName: "team o'brien.csv",
    });
    expect(report).toBe('');
    const nora = sandbox.world.users.find(({ email }) => email === 'nora@hospital.example');
    expect(nora).toMatchObject({ fullName: "O'Example, Nora", mobile: '491515550', countryId: 4, typeId: 2 });
    expect(await detail()).toMatchObject({ assignedSeats: 77 });
  });

  test('assigns nobody while a row is wrong, and reports each row', async () => {
    const rows = [
      'Fay Fresh,fay@hospital.example,,Germany',
      'Gus Gone,gus@,,Germany',
      '=cmd(),ada@hospital.example,,Nowhere',
    ];
    const { result, report } = await upload([header, ...rows, 'Ada Seat,assigned@example.com,,Germany'].join('\n'));
    expect(result).toMatchObject({ isValid: false, hasFormatMismatch: false, exceedsSeatCount: false });
    expect(report.split('\r\n').slice(0, 5)).toEqual([
      `${header},Error`,
      'Fay Fresh,fay@hospital.example,,Germany,',
      'Gus Gone,gus@,,Germany,Email is not valid',
      `'=cmd(),ada@hospital.example,,Nowhere,Country is not known`,
      'Ada Seat,assigned@example.com,,Germany,User already has the seat assigned into this subscription',
    ]);
    expect(await detail()).toMatchObject({ assignedSeats: 75 });
  });
});
