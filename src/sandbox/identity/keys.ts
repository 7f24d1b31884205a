import { exportJWK, generateKeyPair, type JSONWebKeySet } from 'jose';
import { randomToken, systemRandom } from '../domain/random.ts';
import type { World } from '../domain/world.ts';

export interface SigningKeys {
  readonly id: string;
  readonly privateKey: CryptoKey;
  /** The public key set; the service checks tokens with it. */
  readonly published: JSONWebKeySet;
}

// New keys at every restart, like a provider that rotates its keys.
const made = new WeakMap<World, Promise<SigningKeys>>();

/** The provider's key pair, created when the first token is signed or checked. */
export function keysOf(world: World): Promise<SigningKeys> {
  const known = made.get(world) ?? makeKeys();
  made.set(world, known);
  return known;
}

export async function makeKeys(): Promise<SigningKeys> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const id = randomToken(systemRandom, 16);
  return {
    id,
    privateKey,
    published: { keys: [{ ...(await exportJWK(publicKey)), kid: id, alg: 'RS256', use: 'sig' }] },
  };
}
