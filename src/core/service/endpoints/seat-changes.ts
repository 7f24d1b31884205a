import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fields, sends, type SentBy } from '../fields.ts';
import * as shapes from '../shapes.ts';
import { csvResult } from './seats-csv-result.ts';

export const unassignSeats = endpoint({
  name: 'unassignSeats', // CON-7.12
  path: '/api/v1/AdminDashboard/subscription/seat/UnassignSeats',
  ...sends({ seatCodes: ['SeatCodes', z.array(z.string())] }),
});

/**
 * Assigns a seat, empty or occupied, to an existing user (CON-7.13). A refusal with the code 'seat03' means that the
 * user already has a seat of this subscription.
 */
export const assignSeatToUser = endpoint({
  name: 'assignSeatToUser',
  path: '/api/v1/AdminDashboard/subscription/seat/AssignSeatToUser',
  ...sends({ seatCode: ['SeatCode', z.string()], userId: ['UserId', shapes.sentId] }),
});

const newUser = sends({
  fullName: ['FullName', z.string()],
  email: ['Email', z.string()],
  mobile: ['Mobile', z.string()],
  countryId: ['CountryId', shapes.sentId],
});

/** Creates a user for the seat (CON-7.14). A refusal has the code 'seat03' (see `assignSeatToUser`) or only a message. */
export const assignSeatAndCreateUser = endpoint({
  name: 'assignSeatAndCreateUser',
  path: '/api/v1/AdminDashboard/subscription/seat/AssignSeatAndCreateUser',
  request: z.object({ SeatCode: z.string(), UserModel: newUser.request }),
  toWire: ({ seatCode, ...user }: { seatCode: string } & SentBy<typeof newUser>) => ({
    SeatCode: seatCode,
    UserModel: newUser.toWire(user),
  }),
});

export const getUserByEmail = endpoint({
  name: 'getUserByEmail', // CON-7.15
  path: '/api/v1/AdminDashboard/subscription/seat/GetUserByEmail',
  kind: 'read',
  ...sends({ email: ['Email', z.string()], subscriptionId: ['SubscriptionId', shapes.sentId] }),
  data: fields({
    exists: ['UserExists', shapes.flag],
    userId: ['UserId', shapes.positiveId],
    fullName: ['FullName', shapes.text],
    email: ['Email', shapes.text],
    // An existing user without an id can't be assigned, and must not be created again.
  }).check(z.refine(({ exists, userId }) => !exists || userId !== null, 'the UserId of an existing user')),
});

/**
 * Assigns seats to the users of a CSV file (CON-7.16). The body of the answer is the error report; the result is in the
 * answer's `content-disposition` header (`readCsvResult`). The body of a refusal is an envelope, as usual.
 */
export const assignSeatsByCsv = endpoint({
  name: 'assignSeatsByCsv',
  path: '/api/v1/AdminDashboard/subscription/seat/AssignSeatsByCSV?subscriptionId={subscriptionId}&fileName={fileName}',
  pathParameters: (args: { subscriptionId: string; fileName: string; csv: string }) => ({
    subscriptionId: args.subscriptionId,
    fileName: args.fileName,
  }),
  body: 'csv',
  request: z.string(),
  toWire: (args) => args.csv,
  data: csvResult,
});
