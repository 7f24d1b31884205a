import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { count, digits, flag, id, list, optional, positiveId, read, sentId, text, toSentId } from '../shapes.ts';

/** The seat counters of a subscription and other values of its screen (CON-3.6, CON-7.10). */
export const seatDetail = endpoint({
  name: 'seatDetail',
  method: 'POST',
  path: '/api/v1/AdminDashboard/subscription/seat/detail',
  kind: 'read',
  access: 'protected',
  request: z.object({ SubscriptionId: sentId }),
  toWire: (args: { subscriptionId: string }) => ({ SubscriptionId: toSentId(args.subscriptionId) }),
  data: read(
    z.object({
      SeatCountInfo: z.object({ AssignedSeat: count, EmptySeat: count, TotalSeat: count }),
      IsSpeechAPI: optional(flag),
      Countries: list(z.object({ Id: id, CountryName: text })),
      CsvTemplateUrl: text,
    }),
    (wire) => ({
      assignedSeats: wire.SeatCountInfo.AssignedSeat,
      emptySeats: wire.SeatCountInfo.EmptySeat,
      totalSeats: wire.SeatCountInfo.TotalSeat,
      isSpeechApi: wire.IsSpeechAPI ?? false,
      countries: wire.Countries.map((each) => ({ countryId: each.Id, name: each.CountryName })),
      csvTemplateUrl: wire.CsvTemplateUrl,
    }),
  ),
});

const seat = read(
  z.object({
    SeatId: id,
    SeatCode: id,
    AssignUserId: positiveId,
    AssignUserName: text,
    AssignEmail: text,
    AssignCountryName: text,
    AssignPhoneNumber: digits,
    UserTag: text,
  }),
  (wire) => ({
    seatId: wire.SeatId,
    seatCode: wire.SeatCode,
    /** null is an empty seat. */
    userId: wire.AssignUserId,
    userName: wire.AssignUserName,
    email: wire.AssignEmail,
    countryName: wire.AssignCountryName,
    phone: wire.AssignPhoneNumber,
    userTag: wire.UserTag || wire.AssignUserName,
  }),
);

/** A seat of a subscription and its user. */
export type Seat = z.output<typeof seat>;

// CON-9.10.
const statusCodes = { all: -1, assigned: 0, empty: 3 } as const;

/** Which seats are listed. */
export type SeatFilter = keyof typeof statusCodes;

/** The seats of a subscription, page by page, `page` from 1 (CON-7.11). */
export const seatList = endpoint({
  name: 'seatList',
  method: 'POST',
  path: '/api/v1/AdminDashboard/subscription/seat/list',
  kind: 'read',
  access: 'protected',
  request: z.object({
    SubscriptionId: sentId,
    UserId: sentId,
    FullName: z.string(),
    Email: z.string(),
    SearchText: z.string(),
    Group: z.number(),
    Status: z.number(),
    PageNumber: z.number(),
    PageSize: z.number(),
  }),
  toWire: (args: {
    subscriptionId: string;
    filter: SeatFilter;
    searchText: string;
    page: number;
    pageSize: number;
  }) => ({
    SubscriptionId: toSentId(args.subscriptionId),
    UserId: -1,
    FullName: '',
    Email: '',
    SearchText: args.searchText,
    Group: -1,
    Status: statusCodes[args.filter],
    PageNumber: args.page,
    PageSize: args.pageSize,
  }),
  data: read(z.object({ List: list(seat), IsFirstPage: optional(flag), TotalRecords: optional(count) }), (wire) => ({
    seats: wire.List,
    isFirstPage: wire.IsFirstPage,
    total: wire.TotalRecords,
  })),
});
