import type { ArgsOf, DataOf, RefusalOf, WireDataOf, WireRequestOf } from './endpoint.ts';
import { orgsOverview } from './endpoints/organizations.ts';
import {
  countryList,
  fetchDropdownData,
  fetchRegionInfo,
  getStateCity,
  regionSignupFormData,
  signupFormData,
} from './endpoints/reference.ts';
import { logout, validateLoginToken } from './endpoints/session.ts';
import { requestMobileOtp, resendOtp, signupByMobileOtp } from './endpoints/signup.ts';
import { productPlanDetails, startFreeTrial } from './endpoints/trial.ts';

/**
 * Every call of the service, by its name (decisions.md section 1). A call is added with one line here.
 * Elements import the calls they make from `endpoints/<area>.ts`, so that their chunks carry no others.
 */
export const endpoints = {
  countryList,
  fetchDropdownData,
  fetchRegionInfo,
  getStateCity,
  logout,
  orgsOverview,
  productPlanDetails,
  regionSignupFormData,
  requestMobileOtp,
  resendOtp,
  signupByMobileOtp,
  signupFormData,
  startFreeTrial,
  validateLoginToken,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** What a call takes, gives and is refused with, in our own names. */
export type CallArgs<Name extends EndpointName> = ArgsOf<Endpoints[Name]>;
export type CallData<Name extends EndpointName> = DataOf<Endpoints[Name]>;
export type CallRefusal<Name extends EndpointName> = RefusalOf<Endpoints[Name]>;

/** The same as it stands on the wire, for the sandbox. */
export type WireRequest<Name extends EndpointName> = WireRequestOf<Endpoints[Name]>;
export type WireData<Name extends EndpointName> = WireDataOf<Endpoints[Name]>;
