import { pageSingleton } from './singletons.ts';

/**
 * Functions of the browser that handle tokens, bodies and passwords, captured before the page can replace them
 * (HOST-07). `dict.js` captures them before it requests other files; without `dict.js`, the first module that needs them.
 */
export const natives = () => pageSingleton('natives', take);

function take() {
  const { fetch, Headers, AbortController, setTimeout, clearTimeout, btoa, atob, crypto } = globalThis;
  const { parse, stringify } = JSON;
  const { text, blob, arrayBuffer, clone } = Response.prototype;
  const { text: blobText } = Blob.prototype;
  const { apply } = Reflect;
  return {
    fetch,
    Headers,
    AbortController,
    setTimeout,
    clearTimeout,
    btoa,
    atob,
    parse,
    stringify,
    apply,
    ...bound(new TextEncoder(), 'encode'),
    ...bound(new TextDecoder(), 'decode'),
    ...bound(crypto, 'getRandomValues'),
    readers: { text, blob, arrayBuffer, clone },
    textOf: (value: Blob): Promise<string> => apply(blobText, value, []),
    // On pages without https `crypto.subtle` is undefined: then these functions are undefined too, and calling them throws.
    subtle: bound(crypto.subtle, 'decrypt', 'digest', 'encrypt', 'exportKey', 'generateKey', 'importKey'),
  };
}

function bound<Owner extends object, Name extends keyof Owner>(owner: Owner, ...names: Name[]): Pick<Owner, Name> {
  const own = names.map((name) => [name, (owner?.[name] as ((...given: never[]) => unknown) | undefined)?.bind(owner)]);
  return Object.fromEntries(own) as Pick<Owner, Name>;
}
