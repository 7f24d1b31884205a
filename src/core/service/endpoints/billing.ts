import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  digits,
  fields,
  noId,
  nothing,
  optional,
  optionalId,
  positiveId,
  sentId,
  text,
  toSentId,
  withoutArgs,
} from '../shapes.ts';

/** A billing address as the account and the checkout show it (CON-3.12). */
export const billingAddress = fields({
  /** Null if no address is saved yet. */ addressId: ['UserAddressId', positiveId],
  fullName: ['FullName', text],
  taxNumber: ['GSTIN', digits],

  /** Null if not known. */ countryId: ['CountryId', positiveId],
  countryName: ['CountryName', text],
  address: ['Address', text],
  state: ['State', text],
  postalCode: ['Pincode', digits],
  city: ['CityName', text],
  cityId: ['CityId', optionalId],
});

/** The invoice's recipient and address. Ids are strings, null if the service has none. */
export type BillingAddress = z.output<typeof billingAddress>;

export const sentBillingAddress = z.object({
  UserAddressId: sentId,
  FullName: z.string(),
  GSTIN: z.string(),
  CountryId: sentId,
  CountryName: z.string(),
  Address: z.string(),
  State: z.string(),
  Pincode: z.string(),
  CityName: z.string(),
  CityId: z.optional(sentId),
});

export function toSentBillingAddress(ours: BillingAddress): z.input<typeof sentBillingAddress> {
  return {
    UserAddressId: toSentId(ours.addressId ?? noId),
    FullName: ours.fullName,
    GSTIN: ours.taxNumber,
    CountryId: toSentId(ours.countryId ?? noId),
    CountryName: ours.countryName,
    Address: ours.address,
    State: ours.state,
    Pincode: ours.postalCode,
    CityName: ours.city,
    ...(ours.cityId !== null && { CityId: toSentId(ours.cityId) }),
  };
}

/** The billing address and the name of its tax number. If no address is saved, it is null or has no `addressId`. */
export const getContactAndPayment = endpoint({
  name: 'getContactAndPayment',
  method: 'GET',
  path: '/api/v1/UserDashboard/GetContactAndPayment',
  kind: 'read',
  access: 'protected',
  ...withoutArgs,
  data: fields({
    billingAddress: ['BillingAddress', optional(billingAddress)],
    taxNumberName: ['TaxNumberDisplayName', text],
  }),
});

/** Saves the billing address, from the account or a checkout (CON-7.26). Without an `addressId` it creates one. */
export const saveBillingAddress = endpoint({
  name: 'saveBillingAddress',
  path: '/api/v1/UserDashboard/savebillingaddress',
  kind: 'change',
  access: 'protected',
  request: sentBillingAddress,
  toWire: (args: BillingAddress) => toSentBillingAddress(args),
  data: nothing,
});
