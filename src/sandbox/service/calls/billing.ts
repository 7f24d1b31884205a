import type { WireData } from '../../../core/service/endpoints.ts';
import { countryOf, homeCountry } from '../../domain/countries.ts';
import type { Handlers } from '../handler.ts';
import { accept, refuse, signedIn } from '../handler.ts';
import type { BillingAddress, User } from '../../domain/world.ts';
import { nextId } from '../../domain/world.ts';

export const billingHandlers: Pick<Handlers, 'getContactAndPayment' | 'saveBillingAddress'> = {
  getContactAndPayment: signedIn((_call, user) =>
    accept({ BillingAddress: addressOf(user), TaxNumberDisplayName: taxNumberNameOf(user) }),
  ),

  saveBillingAddress: signedIn(({ request }, user, { world }) => {
    const missing = required.find(({ field }) => request[field].trim() === '');
    if (missing) return refuse(missing.message);
    if (request.FullName.length > 100) return refuse('The full name is too long.');
    // The country is not a required field (CON-5.25 to CON-5.29): if it is missing, the user's country is used.
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
};

const required = [
  { field: 'FullName', message: 'Please Enter Full Name' },
  { field: 'Address', message: 'Please enter your Address' },
  { field: 'Pincode', message: 'Please enter your Postal Code' },
  { field: 'State', message: 'Please enter your State' },
  { field: 'CityName', message: 'Please enter your City' },
] as const;

/** The address as the account and the checkout receive it. Without a saved address its id is -1 (DEC-1). */
export function addressOf(user: User): WireData<'getContactAndPayment'>['BillingAddress'] {
  const saved = user.billingAddress;
  const country = countryOf(saved?.countryId ?? user.countryId) ?? homeCountry;
  return saved
    ? savedAddress(saved, country.name)
    : { ...noAddress, FullName: user.fullName, CountryId: country.id, CountryName: country.name };
}

export const taxNumberNameOf = (user: User) =>
  (countryOf(user.billingAddress?.countryId ?? user.countryId) ?? homeCountry).tax.numberName;

const noAddress = { UserAddressId: -1, GSTIN: '', Address: '', State: '', Pincode: '', CityName: '', CityId: -1 };

const savedAddress = (saved: BillingAddress, countryName: string) => ({
  UserAddressId: saved.id,
  FullName: saved.fullName,
  GSTIN: saved.taxNumber,
  CountryId: saved.countryId,
  CountryName: countryName,
  Address: saved.address,
  State: saved.state,
  Pincode: saved.postalCode,
  CityName: saved.city,
  CityId: saved.cityId,
});
