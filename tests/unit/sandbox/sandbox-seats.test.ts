import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { readCsvResult } from '../../../src/core/service/endpoints/seats-csv-result.ts';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { resultDisposition } from '../../../src/sandbox/domain/seat-csv.ts';
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

const listing = (
  changes: { Status?: number; SearchText?: string; PageNumber?: number; SubscriptionId?: number } = {},
) => ({
  SubscriptionId: large.id,
  UserId: -1,
  FullName: '',
  Email: '',
  SearchText: '',
  Group: -1,
  Status: -1,
  PageNumber: 1,
  PageSize: 25,
  ...changes,
});

const seats = async (changes = {}) => (await keeper.call('seatList', listing(changes))).read();
const detail = async () => (await keeper.call('seatDetail', { SubscriptionId: large.id })).read();
const emptySeat = async () => (await seats({ Status: 3 })).seats[0]!;

describe('the seats', () => {
  test('are shown to nobody else', async () => {
    const stranger = await signedInCaller(sandbox.fetch, 'retail@example.com');
    expect(await stranger.call('seatDetail', { SubscriptionId: large.id })).toMatchObject({
      Status: 1,
      ErrorCode: 'mccckd36',
      Data: null,
    });
    expect(await stranger.call('seatList', listing())).toMatchObject({ Status: 1, ErrorCode: 'mccckd36' });
    const { seatCode } = await emptySeat();
    expect(await stranger.call('unassignSeats', { SeatCodes: [seatCode] })).toMatchObject({ Status: 1 });
  });
});

describe('an assignment', () => {
  const lookUp = (Email: string) => keeper.call('getUserByEmail', { Email, SubscriptionId: large.id });

  test('creates a user, who gets a link to set a password', async () => {
    expect((await lookUp('fresh@hospital.example')).read()).toMatchObject({ exists: false, userId: null });
    const { seatCode } = await emptySeat();
    const UserModel = { FullName: 'Fay Fresh', Email: 'fresh@hospital.example', Mobile: '', CountryId: 4 };
    expect(await keeper.call('assignSeatAndCreateUser', { SeatCode: seatCode, UserModel })).toMatchObject({
      Status: 0,
    });
    const code = /\/activate\/(\w+)/.exec((await keeper.outbox()).at(-1)!.text)![1]!;
    expect(await keeper.call('validateActivationCode', { ActivationCode: code })).toMatchObject({ Status: 0 });
    const again = await keeper.call('assignSeatAndCreateUser', { SeatCode: (await emptySeat()).seatCode, UserModel });
    expect(again).toMatchObject({ Status: 1, ErrorMessage: 'A user with this email already exists.' });
  });
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

  test('accepts its own template', async () => {
    const template = await sandbox.fetch(new Request((await detail()).csvTemplateUrl));
    expect(template.headers.get('Content-Type')).toContain('text/csv');
    expect((await upload(await template.text())).result).toMatchObject({ isValid: true, usersAssigned: 1 });
  });

  test('keeps any file name through the header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (fileName) => {
        const disposition = resultDisposition(fileName, { ErrorFormatMismatch: true });
        const header = new Headers({ 'Content-Disposition': disposition });
        const read = readCsvResult(header.get('Content-Disposition')!);
        // A result without a file name gets the header's.
        expect(read?.fileName).toBe(fileName || 'report.csv');
      }),
    );
  });
});
