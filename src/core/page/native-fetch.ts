// Taken before a page can wrap them later: what it wraps then sees no token and no body of ours (HOST-07).
export const { fetch: nativeFetch, Headers: NativeHeaders, AbortController: NativeAbortController } = globalThis;
