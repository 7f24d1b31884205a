import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  count,
  digits,
  fields,
  flag,
  id,
  list,
  optional,
  positiveId,
  read,
  sentId,
  text,
  toSentId,
} from '../shapes.ts';

/** The seat counters of a subscription and other values of its screen (CON-3.6, CON-7.10). */
export const seatDetail = endpoint({
  name: 'seatDetail',
  path: '/api/v1/AdminDashboard/subscription/seat/detail',
  kind: 'read',
  access: 'protected',
  request: z.object({ SubscriptionId: sentId }),
  toWire: (args: { subscriptionId: string }) => ({ SubscriptionId: toSentId(args.subscriptionId) }),
  data: read(
    fields({
      counts: [
        'SeatCountInfo',
        fields({
          assignedSeats: ['AssignedSeat', count],
          emptySeats: ['EmptySeat', count],
          totalSeats: ['TotalSeat', count],
        }),
      ],
      isSpeechApi: ['IsSpeechAPI', optional(flag, false)],
      countries: ['Countries', list(fields({ countryId: ['Id', id], name: ['CountryName', text] }))],
      csvTemplateUrl: ['CsvTemplateUrl', text],
    }),
    ({ counts, ...others }) => ({ ...counts, ...others }),
  ),
});

const seat = read(
  fields({
    seatId: ['SeatId', id],
    seatCode: ['SeatCode', id],
    /** null is an empty seat. */
    userId: ['AssignUserId', positiveId],
    userName: ['AssignUserName', text],
    email: ['AssignEmail', text],
    countryName: ['AssignCountryName', text],
    phone: ['AssignPhoneNumber', digits],
    userTag: ['UserTag', text],
  }),
  (ours) => ({ ...ours, userTag: ours.userTag || ours.userName }),
);

export type Seat = z.output<typeof seat>;

// CON-9.10.
const statusCodes = { all: -1, assigned: 0, empty: 3 } as const;

/** Which seats are listed. */
export type SeatFilter = keyof typeof statusCodes;

/** The seats of a subscription, page by page, `page` from 1 (CON-7.11). */
export const seatList = endpoint({
  name: 'seatList',
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
  data: fields({
    seats: ['List', list(seat)],
    isFirstPage: ['IsFirstPage', optional(flag)],
    total: ['TotalRecords', optional(count)],
  }),
});
