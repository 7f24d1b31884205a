import { natives } from './natives.ts';
import { pageSingleton } from './singletons.ts';
import { warnOnce } from './warn-once.ts';

const { fetch } = natives();

// A single failure may be a weak connection: reads are repeated, so a refusal by CORS fails more than once.
const failuresBeforeProbe = 2;

const originsOf = () => pageSingleton('origins', () => new Map<string, { isReadable: boolean; failures: number }>());

/**
 * Warns if `address` can be reached, but no answer of its origin can be read. Browsers report a refusal by CORS like a
 * missing connection. A request without CORS, whose answer nobody can read, tells them apart: it fails only without a
 * connection.
 */
export async function warnOfCors(address: string, answer: Promise<unknown>, probe = fetch): Promise<void> {
  const page = globalThis.location?.origin;
  if (!page || !URL.canParse(address)) return;
  const { origin } = new URL(address);
  if (origin === page) return;
  const known = originsOf().get(origin) ?? { isReadable: false, failures: 0 };
  originsOf().set(origin, known);
  const error: unknown = await answer.then(
    () => void (known.isReadable = true),
    (cause: unknown) => cause,
  );
  // Counts only a TypeError, which `fetch` throws if there is no connection or CORS refuses. An abort is another error.
  if (known.isReadable || !(error instanceof TypeError) || globalThis.navigator?.onLine === false) return;
  known.failures += 1;
  if (known.failures !== failuresBeforeProbe) return;
  const options = { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  const isReached = await probe(`${origin}/`, options).then(
    () => true,
    () => false,
  );
  if (isReached && !known.isReadable)
    warnOnce(
      `${origin} can be reached, but this page can't read its answers: its CORS headers have to allow ${page}. 'npx dict-elements check-service --embed-origin ${page}' says what is missing.`,
    );
}
