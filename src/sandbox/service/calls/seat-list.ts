import { countries, countryOf } from '../../domain/countries.ts';
import type { Handlers } from '../handler.ts';
import { accept, signedIn } from '../handler.ts';
import { isSpeechApi, isTaken, managedSubscription, noSeatAccess } from '../seat-access.ts';
import { seatsIn } from '../../domain/subscriptions.ts';
import { phoneCodeOf } from '../../domain/users.ts';
import type { Seat, World } from '../../domain/world.ts';
import { pageOf } from '../wire-format.ts';

export const seatListHandlers: Pick<Handlers, 'seatDetail' | 'seatList'> = {
  seatDetail: signedIn(({ request, serviceUrl }, user, { world }) => {
    const subscription = managedSubscription(world, user, request.SubscriptionId);
    if (!subscription) return noSeatAccess;
    const seats = seatsIn(world, subscription);
    const taken = seats.filter(isTaken).length;
    return accept({
      SeatCountInfo: { AssignedSeat: taken, EmptySeat: seats.length - taken, TotalSeat: seats.length },
      IsSpeechAPI: isSpeechApi(subscription),
      Countries: countries.map(({ id, name }) => ({ Id: id, CountryName: name })),
      CsvTemplateUrl: `${serviceUrl}/sandbox/seat-template.csv`,
    });
  }),

  seatList: signedIn(({ request }, user, { world }) => {
    const subscription = managedSubscription(world, user, request.SubscriptionId);
    if (!subscription) return noSeatAccess;
    const found = seatsIn(world, subscription)
      .filter(hasStatus(request.Status))
      .map((seat) => seatRow(world, seat))
      .filter(hasText(request.SearchText));
    return accept({
      List: pageOf(found, request.PageNumber, request.PageSize),
      IsFirstPage: request.PageNumber <= 1,
      TotalRecords: found.length,
    });
  }),
};

// The filter of CON-4.18; -1 shows all seats.
const statuses: Readonly<Record<number, (seat: Seat) => boolean>> = { 0: isTaken, 3: (seat) => !isTaken(seat) };

const hasStatus = (status: number) => statuses[status] ?? (() => true);

function hasText(searched: string) {
  const wanted = searched.trim().toLowerCase();
  return (row: ReturnType<typeof seatRow>) =>
    [row.AssignUserName, row.AssignEmail, row.AssignPhoneNumber, row.UserTag].some((cell) =>
      cell.toLowerCase().includes(wanted),
    );
}

function seatRow(world: World, seat: Seat) {
  const holder = world.users.find(({ id }) => id === seat.userId);
  return {
    SeatId: seat.id,
    SeatCode: seat.code,
    AssignUserId: holder?.id ?? null,
    AssignUserName: holder?.fullName ?? seat.tag ?? '',
    AssignEmail: holder?.email ?? '',
    AssignCountryName: (holder && countryOf(holder.countryId)?.name) ?? '',
    AssignPhoneNumber: holder?.mobile ? `${phoneCodeOf(holder)} ${holder.mobile}` : '',
    UserTag: seat.tag ?? '',
  };
}
