import { DictErrorEvent, loadFailure } from '../core/page/events.ts';
import { arrived } from './arrived.ts';

export type Verify = (urls: readonly string[]) => Promise<void>;

let verify: Verify = async (urls) => void (await Promise.all(urls.map(arrivedOnce)));

/** Lets the loader verify every file before a chunk imports it (SEC-19). Pages without the loader know no hashes. */
export const verifyWith = (loader: Verify): void => void (verify = loader);

/** In place of Vite's helper around `import()`: imports only files that have arrived. */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  from = import.meta.url,
): Promise<Module> {
  const urls = files.map((file) => new URL(file, from).href).filter((url) => url.endsWith('.js'));
  await verify(urls).catch(reportRefused);
  return load();
}

/** Dispatches `dict-error` once per load with a wrong hash, because importers may swallow the rejection (HOST-21). */
function reportRefused(cause: unknown): never {
  if (loadFailure(cause) === 'integrity' && !reported.has(cause))
    document.dispatchEvent(new DictErrorEvent({ code: 'integrity', message: String(cause) }));
  reported.add(cause);
  throw cause;
}

const reported = new Set<unknown>();

const arrivals = new Map<string, Promise<void>>();

function arrivedOnce(url: string): Promise<void> {
  const arrival = arrivals.get(url) ?? arrived(url);
  arrivals.set(url, arrival);
  arrival.catch(() => arrivals.delete(url));
  return arrival;
}
