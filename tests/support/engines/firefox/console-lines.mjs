/**
 * Restores console messages. Playwright shortens logged errors to the word "Error", and reports messages from Firefox
 * itself (about a blocked file, for instance) as errors thrown by the page.
 */
export function asWritten(message) {
  if (message.method !== 'log.entryAdded') return message;
  const { type, level, text, args = [] } = message.params;
  const isOfFirefox = type === 'javascript' && level === 'error' && !thrown.test(text);
  if (!isOfFirefox && !args.some((each) => each.type === 'error')) return message;
  const line = { type: 'console', method: isOfFirefox ? 'error' : message.params.method };
  return { ...message, params: { ...message.params, ...line, args: [{ type: 'string', value: text }] } };
}

const thrown = /^(?:uncaught exception|\w*(?:Error|Exception)\b)/;
