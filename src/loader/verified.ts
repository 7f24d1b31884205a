/*
 * Fetches chunks and refuses those that differ from the build (SEC-19). Checks a file's imports before the file: the
 * browser then takes them from the module map instead of fetching them unverified.
 */
import { createInPage } from '../core/page/named-elements.ts';
import { arrived, identify, settled } from './arrived.ts';

export interface Chunks {
  /** Name without `chunks/` and `.js`; SHA-256 in base64. Imports precede the files that import them. */
  readonly files: readonly (readonly [name: string, hash: string])[];
  /** Tag without `dict-` → indices in `files`. */
  readonly tags: Readonly<Record<string, readonly number[]>>;
}

export type File = Chunks['files'][number];

export const urlOf = (name: string): string => new URL(/* @vite-ignore */ `chunks/${name}.js`, import.meta.url).href;

export const verified: Record<string, Promise<void>> = Object.create(null) as Record<string, Promise<void>>;

/* False in WebKit, which ignores the hash of `modulepreload`: a script with `integrity` loads the file there (SEC-21). */
const arePreloadsChecked = () => !navigator.vendor.startsWith('Apple');

export async function verify(files: readonly File[]): Promise<void> {
  let imports = Promise.resolve();
  const all = files.map(([name, hash]) => {
    const url = urlOf(name);
    if (verified[url]) return (imports = verified[url]);
    const arrival = arrived(url, hash);
    imports = check(url, hash, Promise.all([arrival, imports]));
    verified[url] = imports;
    imports.catch(() => delete verified[url]);
    return imports;
  });
  await Promise.all(all);
}

async function check(url: string, hash: string, before: Promise<unknown>): Promise<void> {
  await before;
  const element = arePreloadsChecked() ? modulePreload(url, hash) : script(url, hash);
  await settled(element, url);
}

function modulePreload(url: string, hash: string): HTMLLinkElement {
  const link = createInPage('link');
  link.rel = 'modulepreload';
  identify(link, url, hash);
  link.href = url;
  return link;
}

function script(url: string, hash: string): HTMLScriptElement {
  const element = createInPage('script');
  element.type = 'module';
  identify(element, url, hash);
  try {
    element.src = trusted(url);
  } catch {
    throw new Error(`${url} can't be checked in this browser: the page's trusted-types has to allow dict-elements.`);
  }
  return element;
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
  try {
    policy ??= trustedTypes?.createPolicy('dict-elements', { createScriptURL: (address) => address });
  } catch {
    // The page's `trusted-types` does not list the policy. It may still not require one: then the plain URL will do.
  }
  return policy?.createScriptURL(url) ?? url;
}
