import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fields, optional, sends, withoutArgs } from '../fields.ts';
import * as shapes from '../shapes.ts';

/** A billing address as the account and the checkout show it (CON-3.12). */
export const billingAddress = fields({
  addressId: ['UserAddressId', shapes.positiveId],
  fullName: ['FullName', shapes.text],
  taxNumber: ['GSTIN', shapes.digits],
  countryId: ['CountryId', shapes.positiveId],
  countryName: ['CountryName', shapes.text],
  address: ['Address', shapes.text],
  state: ['State', shapes.text],
  postalCode: ['Pincode', shapes.digits],
  city: ['CityName', shapes.text],
  cityId: ['CityId', shapes.optionalId],
});

export type BillingAddress = z.output<typeof billingAddress>;

const sentAddress = sends({
  addressId: ['UserAddressId', shapes.sentIdOrNone],
  fullName: ['FullName', z.string()],
  taxNumber: ['GSTIN', z.string()],
  countryId: ['CountryId', shapes.sentIdOrNone],
  countryName: ['CountryName', z.string()],
  address: ['Address', z.string()],
  state: ['State', z.string()],
  postalCode: ['Pincode', z.string()],
  city: ['CityName', z.string()],
  cityId: ['CityId', z.optional(shapes.sentId)],
});

/** `billingAddress` is null, or its `addressId` is null, if the user has not saved a billing address. */
export const getContactAndPayment = endpoint({
  name: 'getContactAndPayment',
  method: 'GET',
  path: '/api/v1/UserDashboard/GetContactAndPayment',
  ...withoutArgs,
  data: fields({
    billingAddress: ['BillingAddress', optional(billingAddress)],
    taxNumberName: ['TaxNumberDisplayName', shapes.text],
  }),
});

/** Updates the billing address, or creates one if `addressId` is null (CON-7.26). */
export const saveBillingAddress = endpoint({
  name: 'saveBillingAddress',
  path: '/api/v1/UserDashboard/savebillingaddress',
  request: sentAddress.request,
  toWire: ({ cityId, ...address }: BillingAddress) =>
    sentAddress.toWire({ ...address, ...(cityId !== null && { cityId }) }),
});
