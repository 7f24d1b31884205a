import type { LoginDataOnWire } from '../../core/service/endpoints/access/login-data.ts';
import { productOf } from '../domain/catalogue.ts';
import { countryOf, homeCountry } from '../domain/countries.ts';
import type { Service } from '../domain/service.ts';
import { hasPaidSubscription, purchasedBy, seatsOf, subscriptionOf } from '../domain/subscriptions.ts';
import type { Subscription, User } from '../domain/world.ts';
import { dayFirst, iso } from './wire-format.ts';

/** The data of a login as sent: one flat object, except for the parts that the specification nests (ACC-3.4). */
export function loginDataOf(service: Service, user: User, token: string): LoginDataOnWire {
  const { world } = service;
  const purchased = purchasedBy(world, user);
  const assigned = seatsOf(world, user).flatMap((seat) => subscriptionOf(world, seat.subscriptionId) ?? []);
  const linked = world.users.find((each) => each.id === user.referral.linkedUserId);
  return {
    UserCode: user.code,
    LoginToken: token,
    UserId: user.id,
    UserDisplayName: user.fullName,
    Email: user.email,
    UserTypeId: String(user.typeId),
    CountryURLDomain: (countryOf(user.countryId) ?? homeCountry).domain,
    CSMUserDisplayName: user.accountManager?.name ?? null,
    CSMEmail: user.accountManager?.email ?? null,
    PasswordExpireOn: dayFirst(user.passwordExpiresAt),
    IsReferralLinked: linked !== undefined,
    ActiveReferralSubScriptionId: user.referral.activeSubscriptionId,
    ReferralCode: user.referral.code,
    HasReferEligiblePaidSubscription: hasPaidSubscription(world, user),
    EarnedDays: user.referral.earnedDays,
    LinkedReferralUser: linked?.fullName ?? '',
    UCLoginItem: {
      PurchasedProductIds: productItems(purchased),
      AssigedProductIds: productItems(assigned),
      AvailableAppsIds: appItems([...purchased, ...assigned]),
    },
    ClientAppAvailableSeats: availableSeats(service, user),
    UserSpeechProfileInfo: {
      SpeechProfileURLs: {
        SpeechURL: 'https://speech.example.com/models/{SMID}/stream',
        UserConsoleURL: 'https://console.example.com',
      },
      UserSelectedSMID: { SMID: user.id % 2 === 0 ? 'en-GB-general-7' : 'en-IN-general-7' },
    },
  };
}

const productsOf = (subscriptions: readonly Subscription[]) =>
  new Set(subscriptions.flatMap(({ listingId }) => productOf(listingId) ?? []));

const productItems = (subscriptions: readonly Subscription[]) =>
  Array.from(productsOf(subscriptions), ({ listingId, name }) => ({ Key: String(listingId), Value: name }));

const appItems = (subscriptions: readonly Subscription[]) =>
  Array.from(new Set([...productsOf(subscriptions)].flatMap(({ appKeys }) => appKeys)), (StrKey) => ({ StrKey }));

function availableSeats({ world, now }: Service, user: User) {
  const seats = seatsOf(world, user).map((seat) => {
    const expiresAt = subscriptionOf(world, seat.subscriptionId)?.expiresAt ?? null;
    return { SeatCode: seat.code, IsExpired: expiresAt !== null && expiresAt <= now(), ExpireOn: iso(expiresAt) };
  });
  return { DefaultSeat: seats.find((seat) => !seat.IsExpired) ?? null, AvailableSeats: seats };
}
