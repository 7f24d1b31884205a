import { createLocalJWKSet, errors, jwtVerify, SignJWT, exportJWK, generateKeyPair, type JSONWebKeySet } from 'jose';
import type { Service } from '../domain/service.ts';
import { randomToken, systemRandom } from '../domain/random.ts';
import type { User, World } from '../domain/world.ts';
import { identityClientId, identityIssuer } from './client.ts';

const lifetimeSeconds = 60 * 60;
const leewaySeconds = 60;

export async function signIdToken(
  { world, now, random }: Service,
  account: Pick<User, 'email' | 'fullName'>,
  nonce: string,
): Promise<string> {
  const { id, privateKey } = await keysOf(world);
  const atSeconds = Math.floor(now() / 1000);
  return new SignJWT({
    ver: '2.0',
    nonce,
    name: account.fullName,
    email: account.email,
    preferred_username: account.email,
    oid: account.email,
    tid: 'sandbox',
    uti: randomToken(random, 22),
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: id })
    .setIssuer(identityIssuer)
    .setAudience(identityClientId)
    .setSubject(account.email)
    .setIssuedAt(atSeconds)
    .setNotBefore(atSeconds)
    .setExpirationTime(atSeconds + lifetimeSeconds)
    .sign(privateKey);
}

export type IdTokenReading = { readonly email: string } | { readonly problem: string };

const notAccepted: IdTokenReading = { problem: 'Microsoft could not confirm this sign-in. Please try again.' };

export async function readIdToken(service: Service, provider: string, idToken: string): Promise<IdTokenReading> {
  if (provider !== 'microsoft') return { problem: `Signing in with ${provider} is not set up for this service.` };
  const { published } = await keysOf(service.world);
  try {
    const { payload } = await jwtVerify(idToken, createLocalJWKSet(published), {
      algorithms: ['RS256'],
      issuer: identityIssuer,
      audience: identityClientId,
      requiredClaims: ['exp', 'nbf', 'nonce', 'uti', 'email'],
      currentDate: new Date(service.now()),
      clockTolerance: leewaySeconds,
    });
    const { uti, email } = payload;
    if (typeof uti !== 'string' || typeof email !== 'string') return notAccepted;
    return isFirstShown(service.world, uti) ? { email } : notAccepted;
  } catch (refusal) {
    if (refusal instanceof errors.JOSEError) return notAccepted;
    throw refusal;
  }
}

const shown = new WeakMap<World, Set<string>>();

function isFirstShown(world: World, tokenId: string): boolean {
  const known = shown.get(world) ?? new Set();
  shown.set(world, known);
  if (known.has(tokenId)) return false;
  known.add(tokenId);
  return true;
}

// New keys at every restart, like a provider that rotates its keys.
const made = new WeakMap<World, ReturnType<typeof makeKeys>>();

export function keysOf(world: World) {
  const known = made.get(world) ?? makeKeys();
  made.set(world, known);
  return known;
}

async function makeKeys() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const id = randomToken(systemRandom, 16);
  const published: JSONWebKeySet = {
    keys: [{ ...(await exportJWK(publicKey)), kid: id, alg: 'RS256', use: 'sig' }],
  };
  return { id, privateKey, published };
}
