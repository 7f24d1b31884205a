/**
 * Playwright puts a console line together anew, where an error is the word "Error"; and it takes what Firefox itself writes
 * (of a file that may not be read, say) for something that the page threw.
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
