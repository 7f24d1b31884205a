import type { AnyEndpoint } from '../../../src/core/service/endpoint.ts';
import type { CallData, EndpointName, Endpoints, WireRequest } from '../../../src/core/service/calls.ts';
import * as calls from '../../../src/core/service/endpoints.ts';
import type { OutboxMessage } from '../../../src/sandbox/domain/world.ts';
import { controlHeader } from '../../../src/sandbox/service/request-guards.ts';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { signupDraft } from '../../../stories/person.ts';

type Login = Pick<CallData<'authenticate'>, 'loginToken' | 'userCode' | 'userId'>;
type Fetch = (request: Request) => Promise<Response>;

const endpoints: Endpoints = calls;

export const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

const nobody = { Token: '', UserCode: '', UserId: '-1' };

/** The headers of every call, of a user or of nobody. */
export const standardHeaders = (session = nobody) => ({
  ...session,
  DeviceId: '0',
  SourceApp: 'userconsole',
  CurrentVersion: '1.0.0',
  IpAddress: '',
});

/** Calls the service like a browser, by the table of endpoints and with its own session. */
export function createCaller(fetch: Fetch, base = 'http://sandbox.test') {
  let session = nobody;

  async function send<Name extends EndpointName>(
    name: Name,
    request: WireRequest<Name>,
    parameters: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const endpoint: AnyEndpoint = endpoints[name];
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(parameters[key] ?? ''));
    const isCsv = endpoint.body === 'csv';
    const body = typeof request === 'string' ? request : JSON.stringify({ Request: request });
    return fetch(
      new Request(`${base}${path}`, {
        method: endpoint.method,
        headers: {
          ...standardHeaders(session),
          IpAddress: '203.0.113.7',
          'Content-Type': isCsv ? 'text/csv' : 'application/json',
          ...headers,
        },
        ...(endpoint.method === 'POST' && { body }),
      }),
    );
  }

  async function call<Name extends EndpointName>(
    name: Name,
    request: WireRequest<Name>,
    parameters?: Record<string, string>,
  ) {
    const response = await send(name, request, parameters);
    const envelope: { Status: number; Data: unknown } & Record<'ErrorCode' | 'ErrorMessage', string | null> =
      await response.json();
    /** Parses the `Data` of a Status 0 answer by the call's schema; throws for another Status. */
    const read = () => {
      if (envelope.Status !== 0) throw new Error(`${name} was refused: ${envelope.ErrorMessage}`);
      return endpoints[name].data.parse(envelope.Data) as CallData<Name>;
    };
    // Every answer of the sandbox must fit the table's schemas.
    if (envelope.Status === 0) read();
    return { http: response.status, ...envelope, read };
  }

  function keep({ loginToken, userCode, userId }: Login) {
    session = { Token: loginToken, UserCode: userCode, UserId: userId };
  }

  async function logIn(UserName: string, password: string = seedPassword) {
    const answer = await call('authenticate', passwordLogin(UserName, password));
    if (answer.Status === 0) keep(answer.read());
    return answer;
  }

  return {
    send,
    call,
    keep,
    logIn,
    /** The code that was sent last, to anyone. */
    async lastCode(): Promise<string> {
      const outbox: OutboxMessage[] = await (await fetch(new Request(`${base}/sandbox/outbox.json`))).json();
      return outbox.at(-1)?.otp ?? '';
    },
    control: (path: string, body: unknown) =>
      fetch(
        new Request(`${base}/sandbox/${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', [controlHeader]: '1' },
          body: JSON.stringify(body),
        }),
      ),
  };
}

export type Caller = ReturnType<typeof createCaller>;

/** The request that a form of the page at `url` sends. */
export const submitted = (url: string, fields: Record<string, string>) =>
  new Request(url, {
    method: 'POST',
    headers: { Origin: new URL(url).origin },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

/** A caller who is logged in as a documented user. */
export async function signedInCaller(fetch: Fetch, email: string, base?: string): Promise<Caller> {
  const caller = createCaller(fetch, base);
  const answer = await caller.logIn(email);
  if (answer.Status !== 0) throw new Error(`${email} could not log in: ${answer.ErrorMessage}`);
  return caller;
}

export const passwordLogin = (UserName: string, password: string) => ({
  UserName,
  Password: base64(password),
  ReferralCode: '',
  LoginFrom: 'userconsole',
  CurrentVersion: '1.0.0',
  SSOIdentityProvider: null,
});

/** The fields that the signup form sends about a person. `signupByMobileOtp` adds the OTP and its id. */
export const signupPayload = (
  changes: Partial<WireRequest<'requestMobileOtp'>> = {},
): WireRequest<'requestMobileOtp'> => ({
  ...endpoints.requestMobileOtp.toWire({
    ...signupDraft,
    mobile: '2025550190',
    phoneCode: '+1',
    countryId: '3',
    countryName: 'United States',
    wantsWhatsapp: true,
    encodedPassword: base64('Fresh2026'),
    clientUniqueCode: 'dict-elements',
    clientVersion: '1.0.0',
  }),
  ...changes,
});
