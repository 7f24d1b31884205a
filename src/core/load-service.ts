import { localized } from './config/text.ts';
import { natives } from './page/natives.ts';
import { failure, type Problem } from './state/problem.ts';
import type { Service } from './service.ts';
import type { Answer } from './service/client.ts';
import type { AnyEndpoint, ArgsOf, DataOf, RefusalOf } from './service/endpoint.ts';
import { t } from './service/outcomes.text.ts';

// Captures the native functions now: by the time the service is loaded, the page may have replaced them.
natives();

export const loadService = () => import('./service.ts');

const loaded = (): Promise<Service | null> =>
  loadService().then(
    ({ service }) => service(),
    () => null,
  );

/** Never rejects: if the service can't be loaded, resolves to a problem with the code '404'. */
export async function sendWhenLoaded<E extends AnyEndpoint>(
  endpoint: E,
  args: ArgsOf<E>,
  options: { readonly signal: AbortSignal },
): Promise<Answer<DataOf<E>, RefusalOf<E>>> {
  const service = await loaded();
  if (service) return service.send(endpoint, args, options);
  return { ok: false, problem: loadProblem(endpoint.name), refusal: null };
}

export const loadProblem = (call: string): Problem =>
  failure({ name: call }, 'no-answer', '404', localized(t, 'noAnswer')).problem;

export const ipAddress = async (): Promise<string> => (await loaded())?.ipAddress() ?? '';
