import { DictErrorEvent } from '../core/page/events.ts';
import { loadFailure } from '../core/page/load-failure.ts';

export type Verify = (urls: readonly string[]) => Promise<void>;

let verify: Verify | undefined;

/**
 * Called by the loader: from now on it verifies every file before a chunk imports it (SEC-19). Pages without the loader
 * import the chunks themselves and know no hashes.
 */
export const verifyWith = (loader: Verify): void => void (verify = loader);

/**
 * Replaces Vite's preload helper around `import()` in the CDN build: the loader verifies the files first. Chunks have
 * no style sheets to wait for.
 */
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

/** Dispatches `dict-error` for a file that differs from the build's: the importing code may catch the rejection (HOST-21). */
function reportRefused(cause: unknown): never {
  if (loadFailure(cause) === 'integrity' && !reported.has(cause))
    document.dispatchEvent(new DictErrorEvent({ code: 'integrity', call: '', message: String(cause) }));
  reported.add(cause);
  throw cause;
}

/** Several chunks may wait for the same refused file; its error is dispatched once. */
const reported = new Set<unknown>();

const asked = new Set<string>();

function preload(href: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  // Required by policies that allow scripts only by nonce (HOST-12).
  link.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  link.href = href;
  document.head.append(link);
}
