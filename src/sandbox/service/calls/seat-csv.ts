import type { Service } from '../../domain/service.ts';
import { type Answer, type Handlers, refuse, signedIn } from '../handler.ts';
import { inviteUser, holdsSeat, isSpeechApi, managedSubscription, noSeatAccess } from './seats.ts';
import { errorReport, readSeatCsv, resultDisposition, rowProblem, type SeatCsvRow } from '../../domain/seat-csv.ts';
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
    // One wrong row refuses the file: the user uploads it again as a whole.
    if (problems.some((problem) => problem !== null)) return answer({}, errorReport(rows, problems));
    rows.forEach((row, at) => assign(service, pageOrigin, row, empty[at]!));
    return answer({ IsValid: true, UsersAssigned: rows.length });
  }),
} satisfies Partial<Handlers>;

function assign(service: Service, pageOrigin: string, row: SeatCsvRow, seat: Seat) {
  const { fullName, email, mobile } = row;
  const holder =
    userByEmail(service.world, email) ??
    inviteUser(service, pageOrigin, { fullName, email, mobile, countryId: row.countryId ?? 1 });
  seat.userId = holder.id;
}
