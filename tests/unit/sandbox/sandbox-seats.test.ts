import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { readCsvResult } from '../../../src/core/service/endpoints/seats-csv-result.ts';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { resultDisposition, seatCsvTemplate } from '../../../src/sandbox/domain/seat-csv.ts';
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
  test('are counted, filtered and searched', async () => {
    expect(await detail()).toMatchObject({ assignedSeats: 75, emptySeats: 45, totalSeats: 120, isSpeechApi: false });
    expect(await seats()).toMatchObject({ total: 120, isFirstPage: true });
    expect(await seats({ Status: 3, PageNumber: 2 })).toMatchObject({ total: 45, isFirstPage: false });
    expect((await seats({ Status: 0 })).seats.every(({ userId }) => userId !== null)).toBe(true);
    const found = await seats({ SearchText: 'ADA SEAT' });
    expect(found.seats).toMatchObject([{ email: 'assigned@example.com', userName: 'Ada Seat' }]);
  });

  test('of a speech API carry tags', async () => {
    const voice = await signedInCaller(sandbox.fetch, 'voice@example.com');
    const { id } = sandbox.world.subscriptions.find(({ planId }) => planId === 202)!;
    expect((await voice.call('seatDetail', { SubscriptionId: id })).read()).toMatchObject({
      isSpeechApi: true,
      assignedSeats: 18,
      emptySeats: 12,
    });
    const { seats: tagged } = (
      await voice.call('seatList', listing({ SubscriptionId: id, SearchText: 'line-07' }))
    ).read();
    expect(tagged).toMatchObject([{ userTag: 'intake-line-07', userId: null }]);
    const csv = await voice.send('assignSeatsByCsv', seatCsvTemplate, {
      subscriptionId: String(id),
      fileName: 'a.csv',
    });
    expect(await csv.json()).toMatchObject({ Status: 1 });
  });

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

  test('goes to a user there is, once', async () => {
    const found = (await lookUp('retail@example.com')).read();
    expect(found).toMatchObject({ exists: true, fullName: 'Ina Example' });
    const { seatCode } = await emptySeat();
    expect(await keeper.call('assignSeatToUser', { SeatCode: seatCode, UserId: found.userId! })).toMatchObject({
      Status: 0,
    });
    expect(await detail()).toMatchObject({ assignedSeats: 76, emptySeats: 44 });
    expect(await lookUp('retail@example.com')).toMatchObject({ Status: 1, ErrorCode: 'seat03' });
    const next = await emptySeat();
    expect(await keeper.call('assignSeatToUser', { SeatCode: next.seatCode, UserId: found.userId! })).toMatchObject({
      Status: 1,
      ErrorCode: 'seat03',
    });
  });

  test('makes a user, who gets a link that sets a password', async () => {
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

  test('changes the user of an occupied seat, and is taken back', async () => {
    const [occupied] = (await seats({ SearchText: 'ADA SEAT' })).seats;
    const { userId } = (await lookUp('retail@example.com')).read();
    await keeper.call('assignSeatToUser', { SeatCode: occupied!.seatCode, UserId: userId! });
    expect((await seats({ SearchText: 'ADA SEAT' })).seats).toEqual([]);
    expect(await keeper.call('unassignSeats', { SeatCodes: [occupied!.seatCode] })).toMatchObject({ Status: 0 });
    expect(await detail()).toMatchObject({ assignedSeats: 74 });
    expect(await keeper.call('unassignSeats', { SeatCodes: ['nonsense'] })).toMatchObject({ Status: 1 });
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

  test('without rows, with other columns, or with too many rows says which', async () => {
    expect((await upload(`${header}\n\n`)).result).toMatchObject({ isValid: true, usersAssigned: 0 });
    expect((await upload('Name,Email\nFay,fay@hospital.example')).result).toMatchObject({
      isValid: false,
      hasFormatMismatch: true,
    });
    const many = Array.from({ length: 46 }, (_, at) => `Fay,fay${at}@hospital.example,,Germany`);
    expect((await upload([header, ...many].join('\n'))).result).toMatchObject({
      isValid: false,
      exceedsSeatCount: true,
    });
  });

  test('takes its own template', async () => {
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
