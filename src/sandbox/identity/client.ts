/* The only registered client of the identity provider: the console. */
export const identityClientId = 'sandbox-dict-console';
export const identityIssuer = 'https://identity.example.com/sandbox/v2.0';

const ownMachine = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The redirect address of a console: `/auth`, possibly below a path, on this machine or on the sandbox's own origin.
 */
export function isRegisteredReturn(address: string, providerUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, origin, pathname, search, hash } = new URL(address);
  const isOurs = ownMachine.test(hostname) || origin === new URL(providerUrl).origin;
  return isOurs && pathname.endsWith('/auth') && search === '' && hash === '';
}
