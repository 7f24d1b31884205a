/*
 * Loads files of the library, each only if it is what was built (SEC-19). A file comes after all that it imports, so that the
 * browser finds those in the page and fetches nothing unseen; what was refused is never imported.
 */
import { integrityError } from '../core/page/load-failure.ts';

export interface Chunks {
  /** Without `chunks/` and `.js`, and its SHA-256 in base64. A file stands after all that it imports. */
  readonly files: readonly (readonly [name: string, hash: string])[];
  /** Tag without `dict-` → indices in the files: of what it is drawn with, and of what it asks the service with. */
  readonly tags: Readonly<Record<string, readonly [needed: readonly number[], later: readonly number[]]>>;
}

export type File = Chunks['files'][number];

export const urlOf = (name: string): string => new URL(/* @vite-ignore */ `chunks/${name}.js`, import.meta.url).href;

/** By address: what is verified, or is about to be. */
export const verified: Record<string, Promise<void>> = Object.create(null) as Record<string, Promise<void>>;

/*
 * Chromium and Firefox keep a module that `modulepreload` brought, and refuse one with a wrong hash: once its `load` has come,
 * `import()` finds it. WebKit keeps it whatever its hash; there a script that names the hash runs first (SEC-21).
 */
const arePreloadsChecked = () => !navigator.vendor.startsWith('Apple');

/** Fetches the files side by side. Fails with the first that does not come or is not what was built. */
export async function verify(files: readonly File[], isLater = false): Promise<void> {
  const fresh = files.map((file) => ({ url: urlOf(file[0]), hash: file[1] }));
  if (arePreloadsChecked()) {
    const loads = fresh.map(({ url, hash }) => once(url, () => linkTo(url, hash, 'modulepreload', isLater)));
    // Promise.all would call a `then` that the page may have replaced (HOST-06).
    for (const load of loads) await load;
    return;
  }
  for (const { url, hash } of fresh) if (!verified[url]) document.head.append(linkTo(url, hash, 'preload', isLater));
  if (!isLater) for (const { url, hash } of fresh) await once(url, () => scriptOf(url, hash));
}

function once(url: string, make: () => HTMLElement): Promise<void> {
  const known = verified[url];
  if (known) return known;
  const loading = whenLoaded(url, make());
  verified[url] = loading;
  loading.catch(() => delete verified[url]);
  return loading;
}

function whenLoaded(url: string, element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    let blocking = '';
    const note = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (blockedURI === url) blocking = effectiveDirective;
    };
    addEventListener('securitypolicyviolation', note);
    const end = (event: Event | string) => {
      removeEventListener('securitypolicyviolation', note);
      if ((event as Event).type === 'load') resolve();
      else reject(failure(url, blocking));
    };
    element.onload = end;
    element.onerror = (event) => {
      if (blocking || navigator.vendor) return end(event);
      // Firefox tells of a script that a policy blocks, but of no preload. With a wrong hash the script runs nothing.
      try {
        const script = scriptOf(url, noHash);
        script.onerror = end;
        document.head.append(script);
      } catch {
        // The page allows no policy of Trusted Types: which directive it was stays unsaid.
        end(event);
      }
    };
    document.head.append(element);
  });
}

/** Of no file. */
const noHash = `${'A'.repeat(43)}=`;

/** Why nothing came of it. A browser that keeps the statuses of answers to itself can't tell refused bytes from none. */
function failure(url: string, blocking: string): Error {
  const answers = performance.getEntriesByName(url) as PerformanceResourceTiming[];
  const hasCome = !blocking && answers.some(({ responseStatus }) => responseStatus === 200);
  const why = blocking ? `is blocked by the page's ${blocking}` : hasCome ? 'is not what was built' : 'did not come';
  const error = new Error(`${url} ${why}.`);
  if (hasCome) error.name = integrityError;
  return error;
}

function linkTo(url: string, hash: string, rel: 'modulepreload' | 'preload', isLater: boolean): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.as = 'script';
  if (isLater) link.fetchPriority = 'low';
  identify(link, hash);
  link.href = url;
  return link;
}

function scriptOf(url: string, hash: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'module';
  identify(script, hash);
  script.src = trusted(url);
  return script;
}

function identify(element: HTMLLinkElement | HTMLScriptElement, hash: string): void {
  element.crossOrigin = 'anonymous';
  element.integrity = `sha256-${hash}`;
  // A policy that allows scripts by a nonce alone asks for it here too (HOST-12).
  element.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

interface Policy {
  createScriptURL(url: string): string;
}
let policy: Policy | undefined;

/** The address as a page that demands Trusted Types wants it. It is always one of the library's own. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  policy ??= trustedTypes?.createPolicy('dict-elements', { createScriptURL: (address) => address });
  return policy?.createScriptURL(url) ?? url;
}
