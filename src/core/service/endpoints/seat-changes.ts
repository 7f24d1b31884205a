import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fields, flag, nothing, optionalId, sentId, text, toSentId } from '../shapes.ts';
import { csvResult } from './seats-csv-result.ts';

/** Unassigns seats from their users (CON-7.12). */
export const unassignSeats = endpoint({
  name: 'unassignSeats',
  path: '/api/v1/AdminDashboard/subscription/seat/UnassignSeats',
  kind: 'change',
  access: 'protected',
  request: z.object({ SeatCodes: z.array(z.string()) }),
  toWire: (args: { seatCodes: readonly string[] }) => ({ SeatCodes: [...args.seatCodes] }),
  data: nothing,
});

/**
 * Assigns a seat, empty or occupied, to an existing user (CON-7.13). A refusal with the code 'seat03' means that the
 * user already has a seat of this subscription.
 */
export const assignSeatToUser = endpoint({
  name: 'assignSeatToUser',
  path: '/api/v1/AdminDashboard/subscription/seat/AssignSeatToUser',
  kind: 'change',
  access: 'protected',
  request: z.object({ SeatCode: z.string(), UserId: sentId }),
  toWire: (args: { seatCode: string; userId: string }) => ({ SeatCode: args.seatCode, UserId: toSentId(args.userId) }),
  data: nothing,
});

/**
 * Creates a user and assigns the seat to them (CON-7.14). Refusals have the codes of `assignSeatToUser`, or a message.
 */
export const assignSeatAndCreateUser = endpoint({
  name: 'assignSeatAndCreateUser',
  path: '/api/v1/AdminDashboard/subscription/seat/AssignSeatAndCreateUser',
  kind: 'change',
  access: 'protected',
  request: z.object({
    SeatCode: z.string(),
    UserModel: z.object({ FullName: z.string(), Email: z.string(), Mobile: z.string(), CountryId: sentId }),
  }),
  toWire: (args: { seatCode: string; fullName: string; email: string; mobile: string; countryId: string }) => ({
    SeatCode: args.seatCode,
    UserModel: {
      FullName: args.fullName,
      Email: args.email,
      Mobile: args.mobile,
      CountryId: toSentId(args.countryId),
    },
  }),
  data: nothing,
});

/**
 * Looks up the user with this e-mail (CON-7.15). A refusal with the code 'seat03' means that the user already has a
 * seat of this subscription.
 */
export const getUserByEmail = endpoint({
  name: 'getUserByEmail',
  path: '/api/v1/AdminDashboard/subscription/seat/GetUserByEmail',
  kind: 'read',
  access: 'protected',
  request: z.object({ Email: z.string(), SubscriptionId: sentId }),
  toWire: (args: { email: string; subscriptionId: string }) => ({
    Email: args.email,
    SubscriptionId: toSentId(args.subscriptionId),
  }),
  data: fields({
    exists: ['UserExists', flag],
    userId: ['UserId', optionalId],
    fullName: ['FullName', text],
    email: ['Email', text],
  }),
});

/**
 * Assigns seats to the users of a CSV file, which is sent unchanged (CON-7.16). The answer's body is the error report;
 * `data` parses the result in its `content-disposition` header (`readCsvResult`). A refusal is the usual envelope.
 */
export const assignSeatsByCsv = endpoint({
  name: 'assignSeatsByCsv',
  path: '/api/v1/AdminDashboard/subscription/seat/AssignSeatsByCSV?subscriptionId={subscriptionId}&fileName={fileName}',
  pathParameters: (args: { subscriptionId: string; fileName: string; csv: string }) => ({
    subscriptionId: args.subscriptionId,
    fileName: args.fileName,
  }),
  kind: 'change',
  access: 'protected',
  body: 'csv',
  request: z.string(),
  toWire: (args) => args.csv,
  data: csvResult,
});
