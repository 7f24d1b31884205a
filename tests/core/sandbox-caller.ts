import type { Endpoints, EndpointName, WireRequest } from '../../src/core/service/endpoints.ts';
import { endpoints } from '../../src/core/service/endpoints.ts';
import { seedPassword } from '../../src/sandbox/seed/documented-users.ts';

export interface Envelope {
  readonly Status: number;
  // What a test expects of an answer stands in the test.
  readonly Data: never;
  readonly ErrorCode: string | null;
  readonly ErrorMessage: string | null;
}

export const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

/** Calls the service as a browser does, straight from the table, with a session of its own. */
export function createCaller(fetch: (request: Request) => Promise<Response>, base = 'http://sandbox.test') {
  let session = { Token: '', UserCode: '', UserId: '-1' };

  function standardHeaders(): Record<string, string> {
    return {
      ...session,
      DeviceId: '0',
      SourceApp: 'userconsole',
      CurrentVersion: '1.0.0',
      IpAddress: '203.0.113.7',
      'Content-Type': 'application/json',
    };
  }

  async function send<Name extends EndpointName>(
    name: Name,
    request: WireRequest<Name>,
    parameters: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const endpoint = endpoints[name] as Endpoints[EndpointName];
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(parameters[key] ?? ''));
    const isCsv = 'body' in endpoint && endpoint.body === 'csv';
    const body = isCsv ? (request as string) : JSON.stringify({ Request: request });
    return fetch(
      new Request(`${base}${path}`, {
        method: endpoint.method,
        headers: { ...standardHeaders(), ...(isCsv && { 'Content-Type': 'text/csv' }), ...headers },
        ...(endpoint.method === 'POST' && { body }),
      }),
    );
  }

  return {
    send,
    async call<Name extends EndpointName>(name: Name, request: WireRequest<Name>, parameters?: Record<string, string>) {
      const response = await send(name, request, parameters);
      return { http: response.status, ...((await response.json()) as Envelope) };
    },
    keep(login: { LoginToken: string; UserCode: string; UserId: number }) {
      session = { Token: login.LoginToken, UserCode: login.UserCode, UserId: String(login.UserId) };
    },
    async logIn(UserName: string, password: string = seedPassword) {
      const answer = await this.call('authenticate', passwordLogin(UserName, password));
      if (answer.Status === 0) this.keep(answer.Data);
      return answer;
    },
    async outbox(): Promise<{ to: string; otp: string | null; subject: string; text: string }[]> {
      return (await fetch(new Request(`${base}/sandbox/outbox.json`))).json() as never;
    },
    async control(path: string, body: unknown, method = 'POST') {
      return fetch(
        new Request(`${base}/sandbox/${path}`, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) }),
      );
    },
  };
}

export const passwordLogin = (UserName: string, password: string) => ({
  UserName,
  Password: base64(password),
  ReferralCode: '',
  LoginFrom: 'userconsole',
  CurrentVersion: '1.0.0',
  SSOIdentityProvider: null,
});

export const signupPayload = (
  changes: Partial<WireRequest<'requestMobileOtp'>> = {},
): WireRequest<'requestMobileOtp'> => ({
  FullName: 'Nina Newcomer',
  Email: 'nina@example.com',
  Password: base64('Fresh2026'),
  Mobile: '2025550190',
  MobileDisplay: '+1 2025550190',
  PhoneCode: '+1',
  CountryCode: '+1',
  CountryId: 3,
  CountryName: 'United States',
  ClientUniqueCode: 'dict-elements',
  WhatsappOptInStatus: true,
  IsWhatsOptInChecked: true,
  IsReferralPreFilled: false,
  ReferralCode: '',
  SourceApp: 'userconsole',
  AppVersion: '1.0.0',
  OTPId: -1,
  OTP: '',
  DeviceId: 0,
  Purpose: 'signup',
  OTPHashKey: '',
  ClientIP: '',
  OTPVersion: 6,
  JobTitleId: -1,
  OSVersion: '',
  AuthAPIVersion: 2,
  ...changes,
});
