import { natives } from './page/natives.ts';
import type { Problem } from './state/problem.ts';
import type { Service } from './service.ts';
import type { Answer } from './service/client.ts';
import type { AnyEndpoint, ArgsOf, DataOf, RefusalOf } from './service/endpoint.ts';
import { t } from './service/outcomes.text.ts';

// The service comes later, when the page may have replaced what it needs.
natives();

/*
 * The service, loaded when the first call is made: the client and what reads its answers are no part of what draws a form.
 * Where they can't be loaded there is no network, and a call ends as it does without one.
 */
async function loaded(): Promise<Service | null> {
  try {
    return (await import('./service.ts')).service();
  } catch {
    return null;
  }
}

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
