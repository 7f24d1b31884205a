import { page } from './page.ts';

/**
 * What tokens, bodies and passwords pass through, as it was when the first script of ours ran: what a page puts in its place
 * later sees none of them (HOST-07). `dict.js` takes it before it asks for any other file; without it each module that needs
 * it does so when it is loaded.
 */
export const natives = () => page('natives', take);

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
    /** Methods without their answer: they are applied to it. */
    readers: { text, blob, arrayBuffer, clone },
    textOf: (value: Blob): Promise<string> => apply(blobText, value, []),
    // A page that is not secure has none: whoever needs it fails there.
    subtle: bound(crypto.subtle, 'decrypt', 'digest', 'encrypt', 'exportKey', 'generateKey', 'importKey'),
  };
}

function bound<Owner extends object, Name extends keyof Owner>(owner: Owner, ...names: Name[]): Pick<Owner, Name> {
  const own = names.map((name) => [name, (owner?.[name] as ((...given: never[]) => unknown) | undefined)?.bind(owner)]);
  return Object.fromEntries(own) as Pick<Owner, Name>;
}
