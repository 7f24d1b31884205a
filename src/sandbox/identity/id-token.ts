import { errors, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import type { Service } from '../domain/service.ts';
import { randomToken } from '../domain/random.ts';
import type { User, World } from '../domain/world.ts';
import { identityClientId, identityIssuer } from './client.ts';

const lifetimeSeconds = 60 * 60;
const leewaySeconds = 60;

export async function signIdToken(
  { world, now, random }: Service,
  account: Pick<User, 'email' | 'fullName'>,
  nonce: string,
): Promise<string> {
  const { privateKey } = await keysOf(world);
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
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(identityIssuer)
    .setAudience(identityClientId)
    .setSubject(account.email)
    .setIssuedAt(atSeconds)
    .setNotBefore(atSeconds)
    .setExpirationTime(atSeconds + lifetimeSeconds)
    .sign(privateKey);
}

type IdTokenReading = { readonly email: string } | { readonly problem: string };

const notAccepted: IdTokenReading = { problem: 'Microsoft could not confirm this sign-in. Please try again.' };

export async function readIdToken(service: Service, provider: string, idToken: string): Promise<IdTokenReading> {
  if (provider !== 'microsoft') return { problem: `Signing in with ${provider} is not set up for this service.` };
  const { publicKey } = await keysOf(service.world);
  try {
    const { payload } = await jwtVerify(idToken, publicKey, {
      algorithms: ['RS256'],
      issuer: identityIssuer,
      audience: identityClientId,
      requiredClaims: ['exp', 'nbf', 'nonce', 'uti', 'email'],
      currentDate: new Date(service.now()),
      clockTolerance: leewaySeconds,
    });
    const { uti, email } = payload;
    if (typeof uti !== 'string' || typeof email !== 'string' || usedTokens.has(uti)) return notAccepted;
    usedTokens.add(uti);
    return { email };
  } catch (refusal) {
    if (refusal instanceof errors.JOSEError) return notAccepted;
    throw refusal;
  }
}

const usedTokens = new Set<string>();

// In memory only: a restart makes new keys, like a provider that rotates its keys.
const made = new WeakMap<World, ReturnType<typeof generateKeyPair>>();

export function keysOf(world: World) {
  const known = made.get(world) ?? generateKeyPair('RS256');
  made.set(world, known);
  return known;
}
