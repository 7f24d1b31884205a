/*
 * Fetches chunks and refuses those that differ from the build (SEC-19). Requests a file's imports before the file: the
 * browser then takes them from the module map instead of fetching them unverified.
 */
import { integrityError } from '../core/page/events.ts';

export interface Chunks {
  /** Name without `chunks/` and `.js`; SHA-256 in base64. Imports precede the files that import them. */
  readonly files: readonly (readonly [name: string, hash: string])[];
  /** Tag without `dict-` → indices in `files`: needed to render the tag, and loaded afterwards (the service client). */
  readonly tags: Readonly<Record<string, readonly [needed: readonly number[], later: readonly number[]]>>;
}

export type File = Chunks['files'][number];

export const urlOf = (name: string): string => new URL(/* @vite-ignore */ `chunks/${name}.js`, import.meta.url).href;

export const verified: Record<string, Promise<void>> = Object.create(null) as Record<string, Promise<void>>;

/* False in WebKit, which ignores the hash of `modulepreload`: a script with `integrity` loads the file there (SEC-21). */
const arePreloadsChecked = () => !navigator.vendor.startsWith('Apple');

export async function verify(files: readonly File[], isLater = false): Promise<void> {
  const fresh = files.map((file) => ({ url: urlOf(file[0]), hash: file[1] }));
  if (arePreloadsChecked()) {
    const loads = fresh.map(({ url, hash }) => once(url, () => linkTo(url, hash, 'modulepreload', isLater)));
    await Promise.all(loads);
    return;
  }
  for (const { url, hash } of fresh) if (!verified[url]) document.head.append(linkTo(url, hash, 'preload', isLater));
  if (!isLater) for (const { url, hash } of fresh) await once(url, () => scriptOf(url, hash));
}

function once(url: string, make: () => HTMLElement): Promise<void> {
  const known = verified[url];
  if (known) return known;
  const element = make();
  const loading = new Promise<void>((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => reject(failure(url));
    document.head.append(element);
  });
  verified[url] = loading;
  loading.catch(() => delete verified[url]);
  return loading;
}

/**
 * The error for a refused file: a wrong hash if the file arrived (status 200), else a failed request. Browsers without
 * `responseStatus` can't tell the two apart: there it is always a failed request.
 */
function failure(url: string): Error {
  const answers = performance.getEntriesByName(url) as PerformanceResourceTiming[];
  const hasCome = answers.some(({ responseStatus }) => responseStatus === 200);
  const why = hasCome ? 'is not what was built.' : "did not come, or the page's script-src does not allow it.";
  const error = new Error(`${url} ${why}`);
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
  // Copies the nonce of the page's scripts, for policies that allow scripts only by nonce (HOST-12).
  element.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

interface Policy {
  createScriptURL(url: string): string;
}
let policy: Policy | undefined;

/** The URL in the form that pages with Trusted Types require. Callers pass only URLs of the library's files. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  policy ??= trustedTypes?.createPolicy('dict-elements', { createScriptURL: (address) => address });
  return policy?.createScriptURL(url) ?? url;
}
