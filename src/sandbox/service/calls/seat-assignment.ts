import { countryOf } from '../../domain/countries.ts';
import type { Handlers } from '../handler.ts';
import { accept, refuse, signedIn } from '../handler.ts';
import { inviteUser } from '../../domain/invitations.ts';
import { holdsSeat, managedSeat, managedSubscription, noSeatAccess, seatTaken } from '../seat-access.ts';
import { isEmail, userByEmail } from '../../domain/users.ts';

export const seatAssignmentHandlers: Pick<
  Handlers,
  'unassignSeats' | 'assignSeatToUser' | 'assignSeatAndCreateUser' | 'getUserByEmail'
> = {
  unassignSeats: signedIn(({ request }, user, { world }) => {
    const found = request.SeatCodes.map((code) => managedSeat(world, user, code));
    // Unassigns all seats or none.
    if (found.length === 0 || found.includes(null)) return refuse('The seat is not known.');
    for (const each of found) if (each) Object.assign(each.seat, { userId: null, tag: null });
    return accept(null);
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
    if (!/^[\p{L}\p{M} '.-]{1,100}$/u.test(FullName.trim()))
      return refuse('The name may contain only letters and spaces.');
    if (!isEmail(Email)) return refuse('The email address is not valid.');
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
    if (!isEmail(request.Email)) return refuse('The email address is not valid.');
    const found = userByEmail(world, request.Email);
    if (!found) return accept({ UserExists: false, UserId: null, FullName: '', Email: request.Email });
    if (holdsSeat(world, subscription, found.id)) return seatTaken;
    return accept({ UserExists: true, UserId: found.id, FullName: found.fullName, Email: found.email });
  }),
};
