/**
 * Continues intercepted requests without changing their headers. Playwright repeats the headers, and Firefox then drops
 * those with an empty value.
 */
export function createHeldRequests() {
  const headersOf = new Map();
  const written = (headers) => JSON.stringify(headers.map(({ name, value }) => [name.toLowerCase(), value.value]));

  return {
    hold({ isBlocked, request }) {
      if (isBlocked) headersOf.set(request.request, written(request.headers));
    },
    letGo(command) {
      const { request, headers, ...others } = command.params;
      const held = headersOf.get(request);
      headersOf.delete(request);
      const isSame = command.method === 'network.continueRequest' && headers && written(headers) === held;
      return isSame ? { ...command, params: { request, ...others } } : command;
    },
  };
}
