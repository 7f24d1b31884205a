import { DictErrorEvent, loadFailure } from '../core/page/events.ts';

export type Verify = (urls: readonly string[]) => Promise<void>;

let verify: Verify | undefined;

/** Lets the loader verify every file before a chunk imports it (SEC-19). Pages without the loader know no hashes. */
export const verifyWith = (loader: Verify): void => void (verify = loader);

/** In place of Vite's helper around `import()`: verifies the files, or preloads them on pages without the loader. */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  from = import.meta.url,
): Promise<Module> {
  const urls = files.map((file) => new URL(file, from).href).filter((url) => url.endsWith('.js'));
  if (verify) await verify(urls).catch(reportRefused);
  else urls.forEach(preload);
  return load();
}

/** Dispatches `dict-error` once per load with a wrong hash, because importers may swallow the rejection (HOST-21). */
function reportRefused(cause: unknown): never {
  if (loadFailure(cause) === 'integrity' && !reported.has(cause))
    document.dispatchEvent(new DictErrorEvent({ code: 'integrity', call: '', message: String(cause) }));
  reported.add(cause);
  throw cause;
}

const reported = new Set<unknown>();

const asked = new Set<string>();

function preload(href: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  link.href = href;
  document.head.append(link);
}
