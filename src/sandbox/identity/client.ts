export const identityClientId = 'sandbox-dict-console';
export const identityIssuer = 'https://identity.example.com/sandbox/v2.0';

const ownMachine = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

function isRegisteredReturn(address: string, providerUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, origin, pathname, search, hash } = new URL(address);
  const isOurs = ownMachine.test(hostname) || origin === new URL(providerUrl).origin;
  return isOurs && pathname.endsWith('/auth') && search === '' && hash === '';
}

export interface AuthorizeRequest {
  readonly returnTo: string;
  readonly state: string;
  readonly nonce: string;
}

/**
 * Checks a request by OpenID Connect Core, section 3.2.2.1. The error of a 'refused' request is sent to the client's
 * return address. An unknown client or return address makes a 'stranger': its error is only shown to the user, because a
 * redirect could lead anywhere.
 */
export function readAuthorizeRequest(query: URLSearchParams, providerUrl: string) {
  const given = (name: string) => query.get(name) ?? '';
  const stranger = (why: string) => ({ at: 'stranger', why }) as const;
  if (given('client_id') !== identityClientId) return stranger('This application is not registered.');
  const returnTo = given('redirect_uri');
  if (!isRegisteredReturn(returnTo, providerUrl)) {
    return stranger('The return address is not registered for this application.');
  }
  const request: AuthorizeRequest = { returnTo, state: given('state'), nonce: given('nonce') };
  const refused = (error: string, why: string) => ({ at: 'refused', request, error, why }) as const;
  if (given('response_type') !== 'id_token') {
    return refused('unsupported_response_type', 'response_type has to be id_token.');
  }
  if (given('response_mode') !== 'fragment') return refused('invalid_request', 'response_mode has to be fragment.');
  if (!given('scope').split(' ').includes('openid')) return refused('invalid_scope', 'scope has to name openid.');
  if (!request.nonce) return refused('invalid_request', 'An id_token needs a nonce.');
  return { at: 'good', request } as const;
}

export const answerAddress = ({ returnTo, state }: AuthorizeRequest, answer: Readonly<Record<string, string>>) =>
  `${returnTo}#${new URLSearchParams({ ...answer, ...(state && { state }) })}`;
