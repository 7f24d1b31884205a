import type { Service } from '../handler.ts';

export type IdTokenReading = { readonly email: string } | { readonly problem: string };

/** Whom a provider's id_token is about, once its signature, audience and times hold. The sandbox trusts no provider yet. */
export async function readIdToken(_service: Service, provider: string, _idToken: string): Promise<IdTokenReading> {
  return { problem: `Signing in with ${provider} is not set up for this service.` };
}
