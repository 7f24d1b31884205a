/** The header that a request's body is handed to Playwright in; it never leaves for the network. */
export const bodyHeader = 'x-body-in-base64';

const largestBytes = 20_000_000;

/** What a page sends: BiDi tells it to those who ask, and Playwright does not ask. */
export function createRequestBodies(ask) {
  let collector;

  return {
    /** The request of an event with its body beside its headers. */
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
    /** A command without the header. */
    withoutTheirs(command) {
      const { headers } = command.params;
      if (!Array.isArray(headers)) return command;
      const own = headers.filter(({ name }) => name !== bodyHeader);
      return { ...command, params: { ...command.params, headers: own } };
    },
  };
}
