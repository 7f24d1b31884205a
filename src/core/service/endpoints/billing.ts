import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { noFields, nothing, optional, read, text, withoutArgs } from '../shapes.ts';
import { billingAddress, sentBillingAddress, toSentBillingAddress, type BillingAddress } from './billing-address.ts';

/** The billing address and the name of its tax number. If no address is saved, it is null or has no `addressId`. */
export const getContactAndPayment = endpoint({
  name: 'getContactAndPayment',
  method: 'GET',
  path: '/api/v1/UserDashboard/GetContactAndPayment',
  kind: 'read',
  access: 'protected',
  request: noFields,
  toWire: withoutArgs,
  data: read(z.object({ BillingAddress: optional(billingAddress), TaxNumberDisplayName: text }), (wire) => ({
    billingAddress: wire.BillingAddress,
    taxNumberName: wire.TaxNumberDisplayName,
  })),
});

/** Saves the billing address, from the account or a checkout (CON-7.26). Without an `addressId` it creates one. */
export const saveBillingAddress = endpoint({
  name: 'saveBillingAddress',
  method: 'POST',
  path: '/api/v1/UserDashboard/savebillingaddress',
  kind: 'change',
  access: 'protected',
  request: sentBillingAddress,
  toWire: (args: BillingAddress) => toSentBillingAddress(args),
  data: nothing,
});
