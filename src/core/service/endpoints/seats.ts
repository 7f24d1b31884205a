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
  sends,
  sentId,
  text,
  type SentBy,
} from '../shapes.ts';

/** Seat counters and other values of the seats screen (CON-3.6, CON-7.10). */
export const seatDetail = endpoint({
  name: 'seatDetail',
  path: '/api/v1/AdminDashboard/subscription/seat/detail',
  kind: 'read',
  ...sends({ subscriptionId: ['SubscriptionId', sentId] }),
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
    /** Null for an empty seat. */
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

// The service's codes for the seat filter (CON-9.10).
const statusCodes = { all: -1, assigned: 0, empty: 3 } as const;

export type SeatFilter = keyof typeof statusCodes;

const sentList = sends(
  {
    subscriptionId: ['SubscriptionId', sentId],
    status: ['Status', z.number()],
    searchText: ['SearchText', z.string()],
    page: ['PageNumber', z.number()],
    pageSize: ['PageSize', z.number()],
  },
  { UserId: -1, FullName: '', Email: '', Group: -1 },
);

/** `page` counts from 1 (CON-7.11). */
export const seatList = endpoint({
  name: 'seatList',
  path: '/api/v1/AdminDashboard/subscription/seat/list',
  kind: 'read',
  request: sentList.request,
  toWire: ({ filter, ...args }: Omit<SentBy<typeof sentList>, 'status'> & { filter: SeatFilter }) =>
    sentList.toWire({ ...args, status: statusCodes[filter] }),
  data: fields({
    seats: ['List', list(seat)],
    isFirstPage: ['IsFirstPage', optional(flag)],
    total: ['TotalRecords', optional(count)],
  }),
});
