import { isEmailAddress } from '../../../core/format/email-address.ts';
import { countries, countryOf } from '../../domain/countries.ts';
import { type Handlers, accept, signedIn, refuse, type Answer } from '../handler.ts';
import { administers, dayMs, isTaken, seatCounts, seatsIn, subscriptionOf } from '../../domain/subscriptions.ts';
import { phoneCodeOf, userByEmail, createUser } from '../../domain/users.ts';
import type { Seat, World, Subscription, User } from '../../domain/world.ts';
import { pageOf } from '../wire-format.ts';
import { productOf } from '../../domain/catalogue.ts';
import type { Service } from '../../domain/service.ts';
import { randomToken } from '../../domain/random.ts';
import { errorReport, readSeatCsv, resultDisposition, rowProblem } from '../../domain/seat-csv.ts';

export const seatHandlers = {
  seatDetail: signedIn(({ request, serviceUrl }, user, { world }) => {
    const subscription = managedSubscription(world, user, request.SubscriptionId);
    if (!subscription) return noSeatAccess;
    return accept({
      SeatCountInfo: seatCounts(world, subscription),
      IsSpeechAPI: isSpeechApi(subscription),
      Countries: countries.map(({ id, name }) => ({ Id: id, CountryName: name })),
      CsvTemplateUrl: `${serviceUrl}/sandbox/seat-template.csv`,
    });
  }),

  seatList: signedIn(({ request }, user, { world }) => {
    const subscription = managedSubscription(world, user, request.SubscriptionId);
    if (!subscription) return noSeatAccess;
    const found = seatsIn(world, subscription)
      .filter(filters[request.Status] ?? (() => true))
      .map((seat) => seatRow(world, seat))
      .filter(hasText(request.SearchText));
    return accept({
      List: pageOf(found, request.PageNumber, request.PageSize),
      IsFirstPage: request.PageNumber <= 1,
      TotalRecords: found.length,
    });
  }),

  unassignSeats: signedIn(({ request }, user, { world }) => {
    // The answer has one Status for all seats. An unknown code makes it a refusal, but the known seats are unassigned.
    const found = request.SeatCodes.map((code) => managedSeat(world, user, code));
    for (const each of found) if (each) Object.assign(each.seat, { userId: null, tag: null });
    return found.length === 0 || found.includes(null) ? refuse('The seat is not known.') : accept(null);
  }),

  assignSeatToUser: signedIn(({ request }, user, { world }) => {
    const found = managedSeat(world, user, request.SeatCode);
    if (!found) return noSeatAccess;
    const holder = world.users.find(({ id }) => String(id) === String(request.UserId));
    if (!holder) return refuse('The user is not known.');
    if (holdsSeat(world, found.subscription, holder.id)) return seatTaken;
    found.seat.userId = holder.id;
    return accept(null);
  }),

  assignSeatAndCreateUser: signedIn(({ request, pageOrigin }, user, service) => {
    const found = managedSeat(service.world, user, request.SeatCode);
    if (!found) return noSeatAccess;
    const { FullName, Email, Mobile, CountryId } = request.UserModel;
    if (!/^(?:[\p{L}\p{M} '.-]|\u200c|\u200d){1,100}$/u.test(FullName.trim()))
      return refuse('The name may contain only letters and spaces.');
    if (!isEmailAddress(Email)) return refuse('The email address is not valid.');
    if (!/^\d{0,15}$/.test(Mobile)) return refuse('The mobile number may hold digits only.');
    const country = countryOf(CountryId);
    if (!country) return refuse('Please select a country.');
    if (userByEmail(service.world, Email)) return refuse('A user with this email already exists.');
    const invited = inviteUser(service, pageOrigin, {
      fullName: FullName.trim(),
      email: Email.trim(),
      mobile: Mobile,
      countryId: country.id,
    });
    found.seat.userId = invited.id;
    return accept(null);
  }),

  getUserByEmail: signedIn(({ request }, user, { world }) => {
    const subscription = managedSubscription(world, user, request.SubscriptionId);
    if (!subscription) return noSeatAccess;
    if (!isEmailAddress(request.Email)) return refuse('The email address is not valid.');
    const found = userByEmail(world, request.Email);
    if (!found) return accept({ UserExists: false, UserId: null, FullName: '', Email: request.Email });
    if (holdsSeat(world, subscription, found.id)) return seatTaken;
    return accept({ UserExists: true, UserId: found.id, FullName: found.fullName, Email: found.email });
  }),

  assignSeatsByCsv: signedIn(({ request: csv, parameters, pageOrigin }, user, service) => {
    const { world } = service;
    const subscription = managedSubscription(world, user, parameters['subscriptionId'] ?? '');
    if (!subscription) return noSeatAccess;
    if (isSpeechApi(subscription)) return refuse('Seats of this subscription carry tags, not users.');
    if (csv.length > largestCsv) return refuse('The file is too large.');

    const answer = (result: Parameters<typeof resultDisposition>[1], body = ''): Answer<'assignSeatsByCsv'> => ({
      at: 'file',
      body,
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': resultDisposition(parameters['fileName'] ?? '', result),
        'Cache-Control': 'no-store',
      },
    });
    const rows = readSeatCsv(csv);
    if (!rows) return answer({ ErrorFormatMismatch: true });
    const empty = seatsIn(world, subscription).filter((seat) => !isTaken(seat));
    if (rows.length > empty.length) return answer({ ErrorSeatCountExceeded: true });
    const problems = rows.map((row) => {
      const holder = userByEmail(world, row.email);
      return rowProblem(row, rows, holder !== undefined && holdsSeat(world, subscription, holder.id));
    });
    if (problems.some((problem) => problem !== null)) return answer({}, errorReport(rows, problems));
    rows.forEach(({ cells: _, ...known }, at) => {
      const holder = userByEmail(world, known.email) ?? inviteUser(service, pageOrigin, known);
      empty[at]!.userId = holder.id;
    });
    return answer({ IsValid: true, UsersAssigned: rows.length });
  }),
} satisfies Partial<Handlers>;

// Filter codes of CON-4.18. Any other code, such as -1, shows all seats.
const filters: Readonly<Record<number, (seat: Seat) => boolean>> = { 0: isTaken, 3: (seat) => !isTaken(seat) };

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

/**
 * For users who can't manage the subscription: with this code the seat screen shows its no-access view (CON-8.3,
 * DEC-4.8).
 */
const noSeatAccess = refuse('You do not have access to this subscription.', 'mccckd36');
const seatTaken = refuse('User already has the seat assigned into this subscription', 'seat03');

function managedSubscription(world: World, user: User, id: string | number): Subscription | null {
  const subscription = subscriptionOf(world, id);
  return subscription && administers(user, subscription) ? subscription : null;
}

function managedSeat(world: World, user: User, code: string): { seat: Seat; subscription: Subscription } | null {
  const seat = world.seats.find((each) => each.code === code);
  const subscription = seat && managedSubscription(world, user, seat.subscriptionId);
  return seat && subscription ? { seat, subscription } : null;
}

const isSpeechApi = (subscription: Subscription) => productOf(subscription.listingId)?.isSpeechApi ?? false;

const holdsSeat = (world: World, subscription: Subscription, userId: number) =>
  world.seats.some((seat) => seat.subscriptionId === subscription.id && seat.userId === userId);

const largestCsv = 5 * 1024 * 1024;

const validDays = 7;

function inviteUser(
  service: Service,
  pageOrigin: string,
  known: Pick<User, 'fullName' | 'email' | 'mobile' | 'countryId'>,
): User {
  const { world, random, now, send } = service;
  const user = createUser(service, { ...known, typeId: 2 });
  const code = randomToken(random, 24);
  world.activations.push({ code, userId: user.id, expiresAt: now() + validDays * dayMs, usedAt: null });
  send(user.email, 'You have been given a seat', `Set your password: ${pageOrigin}/activate/${code}`);
  return user;
}
