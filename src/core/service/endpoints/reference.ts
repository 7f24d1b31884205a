import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { digits, flag, forgiving, id, list, noFields, read, text, withoutArgs } from '../shapes.ts';

/** The address this browser is seen with, for the `IpAddress` header and the signup's countries (access.md section 7). */
export const fetchRegionInfo = /* @__PURE__ */ endpoint({
  name: 'fetchRegionInfo',
  method: 'POST',
  path: '/api/v1/DataResource/fetchregioninfo',
  kind: 'read',
  access: 'open',
  request: noFields,
  toWire: withoutArgs,
  data: read(z.object({ ip: z.string() }), (wire) => ({ ipAddress: wire.ip })),
});

// Phone codes carry a '+' inside, whether the wire's do or not (decisions.md section 1, signup payload).
const withPlus = (code: string) => (code === '' || code.startsWith('+') ? code : `+${code}`);

const country = /* @__PURE__ */ read(
  z.object({ Id: id, CountryName: z.string(), PhoneCode: digits, IsSelected: forgiving(flag) }),
  (wire) => ({
    countryId: wire.Id,
    name: wire.CountryName,
    phoneCode: withPlus(wire.PhoneCode.trim()),
    isSelected: wire.IsSelected ?? false,
  }),
);

export type Country = z.output<typeof country>;

const countries = /* @__PURE__ */ read(z.object({ Countries: z.array(country) }), (wire) => ({
  countries: wire.Countries,
}));

/** The countries of the signup form, with phone codes, for a browser whose address is not known (access.md section 7). */
export const signupFormData = /* @__PURE__ */ endpoint({
  name: 'signupFormData',
  method: 'GET',
  path: '/api/v1/DataResource/singupformdata',
  kind: 'read',
  access: 'open',
  request: noFields,
  toWire: withoutArgs,
  data: countries,
});

/** The same list, the country of that address preselected (access.md section 7). */
export const regionSignupFormData = /* @__PURE__ */ endpoint({
  name: 'regionSignupFormData',
  method: 'POST',
  path: '/api/v1/DataResource/regionsingupformdata',
  kind: 'read',
  access: 'open',
  request: z.object({ IpAddress: z.string() }),
  toWire: (args: { ipAddress: string }) => ({ IpAddress: args.ipAddress }),
  data: countries,
});

/** The countries of the account's billing address (console.md section 7). */
export const countryList = /* @__PURE__ */ endpoint({
  name: 'countryList',
  method: 'GET',
  path: '/api/v1/DataResource/countrylist',
  kind: 'read',
  access: 'open',
  request: noFields,
  toWire: withoutArgs,
  data: countries,
});

/** A country's states, and its cities, which are not tied to states (decisions.md section 1). */
export const getStateCity = /* @__PURE__ */ endpoint({
  name: 'getStateCity',
  method: 'GET',
  path: '/api/v1/DataResource/getStateCity/{countryId}',
  pathParameters: (args: { countryId: string }) => ({ countryId: args.countryId }),
  kind: 'read',
  access: 'open',
  request: noFields,
  toWire: () => ({}),
  data: read(
    z.object({
      States: list(z.object({ StateId: id, StateName: text })),
      Cities: list(z.object({ CityId: id, CityName: text })),
    }),
    (wire) => ({
      states: wire.States.map((each) => ({ stateId: each.StateId, name: each.StateName })),
      cities: wire.Cities.map((each) => ({ cityId: each.CityId, name: each.CityName })),
    }),
  ),
});

/** The stages a subscription can be in, under the names the service gives them (console.md section 7). */
export const fetchDropdownData = /* @__PURE__ */ endpoint({
  name: 'fetchDropdownData',
  method: 'POST',
  path: '/api/v1/DataResource/fetchdropdowndata',
  kind: 'read',
  access: 'open',
  request: z.object({ Fields: z.array(z.string()) }),
  toWire: (_none: void) => ({ Fields: ['subscription-stage'] }),
  data: read(z.object({ SubscriptionStage: list(z.object({ Key: id, Value: text })) }), (wire) => ({
    subscriptionStages: wire.SubscriptionStage.map((each) => ({ stageId: each.Key, name: each.Value })),
  })),
});
