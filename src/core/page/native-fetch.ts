// Taken before a page can wrap it later: what it wraps then sees no token and no body of ours (HOST-07).
export const nativeFetch = globalThis.fetch;
