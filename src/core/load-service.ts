import { natives } from './page/natives.ts';
import type { Problem } from './state/problem.ts';
import type { Service } from './service.ts';
import type { Answer } from './service/client.ts';
import type { AnyEndpoint, ArgsOf, DataOf, RefusalOf } from './service/endpoint.ts';
import { t } from './service/outcomes.text.ts';

// The service comes later, when the page may have replaced what it needs.
natives();

/**
 * Loads the client, the schemas of its answers and the session. A form is drawn without them, so their chunks come after its own.
 * Rejects if they can't be loaded; a later call tries again.
 */
export const loadLate = () => import('./later.ts');

/** null without a network: a call then ends as one that got no answer. */
const loaded = (): Promise<Service | null> =>
  loadLate().then(
    ({ service }) => service(),
    () => null,
  );

/** Sends a call once the client has been loaded. Where that fails it answers with a problem (code '404'), and never throws. */
export async function sendLater<E extends AnyEndpoint>(
  endpoint: E,
  args: ArgsOf<E>,
  options: { readonly signal: AbortSignal },
): Promise<Answer<DataOf<E>, RefusalOf<E>>> {
  const service = await loaded();
  return service
    ? service.send(endpoint, args, options)
    : { ok: false, problem: notLoaded(endpoint.name), refusal: null };
}

/** The result of a call when the client's chunk fails to load. */
export const notLoaded = (call: string): Problem => ({ outcome: 'no-answer', code: '404', text: t('noAnswer'), call });

/** This browser's address as the service sees it, '' where it is not known. */
export const ipAddress = async (): Promise<string> => (await loaded())?.ipAddress() ?? '';
