import type { Service } from '../../domain/service.ts';
import { type Answer, type Handlers, refuse, signedIn } from '../handler.ts';
import { inviteUser, holdsSeat, isSpeechApi, managedSubscription, noSeatAccess } from './seats.ts';
import {
  errorReport,
  readSeatCsv,
  resultDisposition,
  rowProblem,
  type SeatCsvResult,
  type SeatCsvRow,
} from '../../domain/seat-csv.ts';
import { isTaken, seatsIn } from '../../domain/subscriptions.ts';
import { userByEmail } from '../../domain/users.ts';
import type { Seat } from '../../domain/world.ts';

const largest = 5 * 1024 * 1024;

export const seatCsvHandlers = {
  assignSeatsByCsv: signedIn(({ request: csv, parameters, pageOrigin }, user, service) => {
    const { world } = service;
    const subscription = managedSubscription(world, user, parameters['subscriptionId'] ?? '');
    if (!subscription) return noSeatAccess;
    if (isSpeechApi(subscription)) return refuse('Seats of this subscription carry tags, not users.');
    if (csv.length > largest) return refuse('The file is too large.');

    const fileName = parameters['fileName'] ?? '';
    const rows = readSeatCsv(csv);
    if (!rows) return answer('', { ...invalid, hasFormatMismatch: true, fileName });
    const empty = seatsIn(world, subscription).filter((seat) => !isTaken(seat));
    if (rows.length > empty.length) return answer('', { ...invalid, exceedsSeatCount: true, fileName });
    const problems = rows.map((row) => {
      const holder = userByEmail(world, row.email);
      return rowProblem(row, rows, holder !== undefined && holdsSeat(world, subscription, holder.id));
    });
    // If any row is wrong, no seat is assigned: the user can correct the file and upload it again as a whole.
    if (problems.some((problem) => problem !== null))
      return answer(errorReport(rows, problems), { ...invalid, fileName });
    rows.forEach((row, at) => assign(service, pageOrigin, row, empty[at]!));
    return answer('', { ...invalid, isValid: true, usersAssigned: rows.length, fileName });
  }),
} satisfies Partial<Handlers>;

const invalid = { isValid: false, usersAssigned: 0, hasFormatMismatch: false, exceedsSeatCount: false };

function assign(service: Service, pageOrigin: string, row: SeatCsvRow, seat: Seat) {
  const { fullName, email, mobile } = row;
  const holder =
    userByEmail(service.world, email) ??
    inviteUser(service, pageOrigin, { fullName, email, mobile, countryId: row.countryId ?? 1 });
  seat.userId = holder.id;
}

const answer = (body: string, result: SeatCsvResult): Answer<'assignSeatsByCsv'> => ({
  at: 'file',
  body,
  headers: {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': resultDisposition(result),
    'Cache-Control': 'no-store',
  },
});
