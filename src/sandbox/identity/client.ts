/* The one client that the identity provider knows: the console, as it is registered there. */
export const identityClientId = 'sandbox-dict-console';
export const identityIssuer = 'https://identity.example.com/sandbox/v2.0';

const ownMachine = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** The `/auth` of a console, which may be below a path, on this machine or where the sandbox itself is served. */
export function isRegisteredReturn(address: string, providerUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, origin, pathname, search, hash } = new URL(address);
  const isOurs = ownMachine.test(hostname) || origin === new URL(providerUrl).origin;
  return isOurs && pathname.endsWith('/auth') && search === '' && hash === '';
}
