/** Fetches files by their addresses; fails where one is not what was built. */
export type Verify = (urls: readonly string[]) => Promise<void>;

let verify: Verify | undefined;

/** From now on the loader checks each file first (SEC-19). Without a loader the page itself imports the files, and nothing knows their hashes. */
export const verifyWith = (loader: Verify): void => void (verify = loader);

/** In place of Vite's own, around every `import()` of a build for browsers: no chunk has a sheet to wait for, and MooTools replaces `Event`. */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  from = import.meta.url,
): Promise<Module> {
  const urls = files.map((file) => new URL(file, from).href).filter((url) => url.endsWith('.js'));
  if (verify) await verify(urls);
  else urls.forEach(preload);
  return load();
}

const asked = new Set<string>();

/** Fetches a module without running it, so that what needs it finds it there. */
function preload(href: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  // A policy that allows scripts by a nonce alone asks for it here too (HOST-12).
  link.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  link.href = href;
  document.head.append(link);
}
