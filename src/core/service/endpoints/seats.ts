import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fields, list, optional, options, read, sends, type SentBy } from '../fields.ts';
import * as shapes from '../shapes.ts';
import { noAccess } from './subscriptions.ts';

// The countries, without the placeholder 'Select' (-99) that the service may put before them (CON-3.7).
const countries = read(options(fields({ countryId: ['Id', shapes.id], name: ['CountryName', shapes.text] })), (all) =>
  all.filter(({ countryId }) => countryId !== '-99'),
);

export const seatDetail = endpoint({
  name: 'seatDetail', // CON-3.6, CON-7.10
  path: '/api/v1/AdminDashboard/subscription/seat/detail',
  kind: 'read',
  ...sends({ subscriptionId: ['SubscriptionId', shapes.sentId] }),
  refusingCode: noAccess,
  data: read(
    fields({
      counts: [
        'SeatCountInfo',
        fields({
          assignedSeats: ['AssignedSeat', shapes.count],
          emptySeats: ['EmptySeat', shapes.count],
          totalSeats: ['TotalSeat', shapes.count],
        }),
      ],
      isSpeechApi: ['IsSpeechAPI', optional(shapes.flag, false)],
      countries: ['Countries', countries],
      csvTemplateUrl: ['CsvTemplateUrl', shapes.text],
    }),
    ({ counts, ...others }) => ({ ...counts, ...others }),
  ),
});

const seat = read(
  fields({
    seatId: ['SeatId', shapes.id],
    seatCode: ['SeatCode', shapes.id],
    /** Null if the seat is empty. */
    userId: ['AssignUserId', shapes.positiveId],
    userName: ['AssignUserName', shapes.text],
    email: ['AssignEmail', shapes.text],
    countryName: ['AssignCountryName', shapes.text],
    phone: ['AssignPhoneNumber', shapes.digits],
    userTag: ['UserTag', shapes.text],
  }),
  (ours) => ({ ...ours, userTag: ours.userTag || ours.userName }),
);

export type Seat = z.output<typeof seat>;

// The service's codes for the seat filter (CON-9.10).
const statusCodes = { all: -1, assigned: 0, empty: 3 } as const;

export type SeatFilter = keyof typeof statusCodes;

const sentList = sends(
  {
    subscriptionId: ['SubscriptionId', shapes.sentId],
    status: ['Status', z.number()],
    searchText: ['SearchText', z.string()],
    page: ['PageNumber', z.number()],
    pageSize: ['PageSize', z.number()],
  },
  { UserId: -1, FullName: '', Email: '', Group: -1 },
);

export const seatList = endpoint({
  name: 'seatList', // CON-7.11
  path: '/api/v1/AdminDashboard/subscription/seat/list',
  kind: 'read',
  request: sentList.request,
  toWire: ({ filter, ...args }: Omit<SentBy<typeof sentList>, 'status'> & { filter: SeatFilter }) =>
    sentList.toWire({ ...args, status: statusCodes[filter] }),
  refusingCode: noAccess,
  data: fields({
    seats: ['List', list(seat)],
    isFirstPage: ['IsFirstPage', optional(shapes.flag)],
    total: ['TotalRecords', optional(shapes.count)],
  }),
});
