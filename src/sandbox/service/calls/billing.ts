import { lengthOf } from '../../../core/format/text.ts';
import { countryOf, homeCountry } from '../../domain/countries.ts';
import { type Handlers, accept, refuse, signedIn } from '../handler.ts';
import { type User, nextId, type Order } from '../../domain/world.ts';
import { planOf, priceOf, productOf } from '../../domain/catalogue.ts';
import { currencySign, iso, major, pageOf } from '../wire-format.ts';

export const billingHandlers = {
  getContactAndPayment: signedIn((_call, user) => accept(billingOf(user))),

  saveBillingAddress: signedIn(({ request }, user, { world }) => {
    const missing = required.find(({ field }) => request[field].trim() === '');
    if (missing) return refuse(missing.message);
    if (lengthOf(request.FullName) > 100) return refuse('The full name is too long.');
    // The address may come without a country (CON-5.25 to CON-5.29): it is then the user's.
    const country = countryOf(Number(request.CountryId) > 0 ? request.CountryId : user.countryId);
    if (!country) return refuse('Please select your country.');
    const id = Number(request.UserAddressId);
    if (id > 0 && id !== user.billingAddress?.id) return refuse('This billing address is not known.');
    user.billingAddress = {
      id: id > 0 ? id : nextId(world, 'address'),
      fullName: request.FullName.trim(),
      taxNumber: request.GSTIN.trim(),
      countryId: country.id,
      address: request.Address.trim(),
      state: request.State.trim(),
      postalCode: request.Pincode.trim(),
      city: request.CityName.trim(),
      cityId: Number(request.CityId ?? -1),
    };
    return accept(null);
  }),

  orderHistory: signedIn(({ request }, user, { world }) => {
    if (String(request.UserId) !== String(user.id)) return refuse('Only your own orders can be shown.');
    const orders = world.orders
      // Leaves out 'created' orders: no payment was reported for them, not even a failed one.
      .filter((order) => order.userId === user.id && order.status !== 'created')
      .toSorted((left, right) => right.createdAt - left.createdAt);
    return accept({
      TotalCount: orders.length,
      ListOfPurchase: pageOf(orders, request.PageNo, request.PageSize).map(orderRow),
    });
  }),
} satisfies Partial<Handlers>;

const required = [
  { field: 'FullName', message: 'Please Enter Full Name' },
  { field: 'Address', message: 'Please enter your Address' },
  { field: 'Pincode', message: 'Please enter your Postal Code' },
  { field: 'State', message: 'Please enter your State' },
  { field: 'CityName', message: 'Please enter your City' },
] as const;

/** The user's billing details as sent. `UserAddressId` is -1 if the user has saved no address (DEC-1). */
export function billingOf(user: User) {
  const saved = user.billingAddress;
  const country = countryOf(saved?.countryId ?? user.countryId) ?? homeCountry;
  const BillingAddress = {
    UserAddressId: saved?.id ?? -1,
    FullName: saved?.fullName ?? user.fullName,
    GSTIN: saved?.taxNumber ?? '',
    CountryId: country.id,
    CountryName: country.name,
    Address: saved?.address ?? '',
    State: saved?.state ?? '',
    Pincode: saved?.postalCode ?? '',
    CityName: saved?.city ?? '',
    CityId: saved?.cityId ?? -1,
  };
  return { BillingAddress, TaxNumberDisplayName: country.tax.numberName };
}

const statusNames: Readonly<Record<Order['status'], string>> = {
  created: 'Not paid',
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
};

const orderRow = (order: Order) => ({
  OrderId: order.id,
  ProductDisplayName: productOf(order.listingId)?.name ?? '',
  PlanDisplayName: planOf(order.planId)?.displayName ?? '',
  BillingCycle: priceOf(planOf(order.planId), order.planPriceId)?.cycle ?? '',
  CreatedAt: iso(order.createdAt),
  CurrencyHTMLCode: currencySign(order.currency),
  AmountFinal: major(order.totalMinor, order.currency),
  StatusName: statusNames[order.status],
});
