/** The header that carries a request's body to Playwright; it is never sent to the network. */
export const bodyHeader = 'x-body-in-base64';

const largestBytes = 20_000_000;

/** Collects request bodies, which BiDi provides but Playwright doesn't request. */
export function createRequestBodies(ask) {
  let collector;

  return {
    async withTheirs(message) {
      if (message.type === 'success' && message.result?.sessionId)
        collector = ask('network.addDataCollector', { dataTypes: ['request'], maxEncodedDataSize: largestBytes });
      const request = message.method === 'network.beforeRequestSent' && message.params.request;
      if (!request || !request.bodySize) return message;
      await collector;
      const got = await ask('network.getData', { dataType: 'request', request: request.request });
      if (!got) return message;
      const { type, value } = got.bytes;
      const inBase64 = type === 'base64' ? value : Buffer.from(value).toString('base64');
      request.headers.push({ name: bodyHeader, value: { type: 'string', value: inBase64 } });
      return message;
    },
    withoutTheirs(command) {
      const { headers } = command.params;
      if (!Array.isArray(headers)) return command;
      const own = headers.filter(({ name }) => name !== bodyHeader);
      return { ...command, params: { ...command.params, headers: own } };
    },
  };
}
