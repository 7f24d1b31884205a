import type { DataOf } from './service/endpoint.ts';
import { productGettingStart } from './service/endpoints/installation.ts';
import { config } from './config/config.ts';
import { page } from './page/page.ts';
import type { Answer } from './service/client.ts';
import { currentSession } from './session/session.ts';

export type InstallationLinks = DataOf<typeof productGettingStart>;

export type AppKey = 'win' | 'web' | 'webext' | 'mobapp' | 'mob';

type Ask = (endpoint: typeof productGettingStart, args: { listingId: number }) => Promise<Answer<InstallationLinks>>;

interface Known {
  owner: string | null;
  links: InstallationLinks | null;
}

const known = () => page<Known>('installation-links', () => ({ owner: null, links: null }));

/** Requested once per page and user; null if the call fails or the user changes meanwhile. */
export async function installationLinks(ask: Ask): Promise<InstallationLinks | null> {
  const kept = known();
  const owner = ownerNow();
  if (kept.owner === owner && kept.links) return kept.links;
  const answer = await ask(productGettingStart, { listingId: config().products.dictation?.listingId ?? 1 });
  if (!answer.ok || owner !== ownerNow()) return null;
  Object.assign(kept, { owner, links: answer.data });
  return answer.data;
}

const ownerNow = () => currentSession()?.userCode ?? null;
