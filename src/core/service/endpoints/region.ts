import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fields, forgiving, named, read, sends, withoutArgs } from '../fields.ts';
import * as shapes from '../shapes.ts';

/** The IP address of this browser, for the `IpAddress` header and the signup's list of countries (ACC-7.14). */
export const fetchRegionInfo = endpoint({
  name: 'fetchRegionInfo',
  path: '/api/v1/DataResource/fetchregioninfo',
  kind: 'read',
  ...withoutArgs,
  data: fields({
    ipAddress: ['ip', z.string()],
  }),
});

const withPlus = (code: string) => (code === '' || code.startsWith('+') ? code : `+${code}`);

const country = fields({
  countryId: ['Id', shapes.id],
  name: ['CountryName', shapes.text],
  phoneCode: ['PhoneCode', read(shapes.digits, withPlus)],
  isSelected: ['IsSelected', forgiving(shapes.flag, false)],
});

export type Country = z.output<typeof country>;

export const countries = fields({
  countries: ['Countries', read(z.array(country), named).check(z.minLength(1, 'a country'))],
});

/** The countries of the signup form, for a browser whose IP address is unknown (ACC-7.15). */
export const signupFormData = endpoint({
  name: 'signupFormData',
  method: 'GET',
  path: '/api/v1/DataResource/singupformdata',
  ...withoutArgs,
  data: countries,
});

/** The countries of the signup form, with the country of the IP address preselected (ACC-7.16). */
export const regionSignupFormData = endpoint({
  name: 'regionSignupFormData',
  path: '/api/v1/DataResource/regionsingupformdata',
  kind: 'read',
  ...sends({ ipAddress: ['IpAddress', z.string()] }),
  data: countries,
});
