/**
 * Playwright lets every request go on with its headers written out anew, and Firefox drops those without a value then.
 * A request that goes on as it was needs none.
 */
export function createHeldRequests() {
  const headersOf = new Map();
  const written = (headers) => JSON.stringify(headers.map(({ name, value }) => [name.toLowerCase(), value.value]));

  return {
    hold({ isBlocked, request }) {
      if (isBlocked) headersOf.set(request.request, written(request.headers));
    },
    /** A command as Firefox is to have it. */
    letGo(command) {
      const { request, headers, ...others } = command.params;
      const held = headersOf.get(request);
      headersOf.delete(request);
      const isSame = command.method === 'network.continueRequest' && headers && written(headers) === held;
      return isSame ? { ...command, params: { request, ...others } } : command;
    },
  };
}
