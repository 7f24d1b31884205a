import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { digits, flag, forgiving, id, noFields, read, withoutArgs } from '../shapes.ts';

/** The IP address of this browser, for the `IpAddress` header and the signup's list of countries (ACC-7.14). */
export const fetchRegionInfo = endpoint({
  name: 'fetchRegionInfo',
  method: 'POST',
  path: '/api/v1/DataResource/fetchregioninfo',
  kind: 'read',
  access: 'open',
  request: noFields,
  toWire: withoutArgs,
  data: read(z.object({ ip: z.string() }), (wire) => ({ ipAddress: wire.ip })),
});

// Adds the '+' to the phone code if the service omits it (DEC-1).
const withPlus = (code: string) => (code === '' || code.startsWith('+') ? code : `+${code}`);

const country = read(
  z.object({ Id: id, CountryName: z.string(), PhoneCode: digits, IsSelected: forgiving(flag) }),
  (wire) => ({
    countryId: wire.Id,
    name: wire.CountryName,
    phoneCode: withPlus(wire.PhoneCode.trim()),
    isSelected: wire.IsSelected ?? false,
  }),
);

/** A country to choose from, with its phone code ('+44'). */
export type Country = z.output<typeof country>;

export const countries = read(z.object({ Countries: z.array(country) }), (wire) => ({
  countries: wire.Countries,
}));

/** The countries of the signup form with their phone codes, if the browser's IP address is unknown (ACC-7.15). */
export const signupFormData = endpoint({
  name: 'signupFormData',
  method: 'GET',
  path: '/api/v1/DataResource/singupformdata',
  kind: 'read',
  access: 'open',
  request: noFields,
  toWire: withoutArgs,
  data: countries,
});

/** The same list with the country of the IP address preselected (ACC-7.16). */
export const regionSignupFormData = endpoint({
  name: 'regionSignupFormData',
  method: 'POST',
  path: '/api/v1/DataResource/regionsingupformdata',
  kind: 'read',
  access: 'open',
  request: z.object({ IpAddress: z.string() }),
  toWire: (args: { ipAddress: string }) => ({ IpAddress: args.ipAddress }),
  data: countries,
});
