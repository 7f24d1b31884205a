import type { Browser, Request } from 'playwright/test';
import { implementationOf } from './implementation.ts';

/* Translates messages of WebDriver BiDi that Playwright and Firefox 153 don't yet agree on. */

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params: Partial<{
    /** In a command to continue a request. */
    headers: unknown;
    /** In an event about a request. */
    request: { readonly request: string; readonly bodySize: number | null; readonly headers: object[] };
    /** `type` to `args` are in an event about a logged line. */
    type: string;
    level: string;
    method: string;
    text: string;
    args: readonly { readonly type: string; readonly value?: string }[];
  }>;
}

interface Connection {
  readonly browserSession: { send(method: string, params: object): Promise<unknown> };
  readonly _lastId: number;
  readonly _transport: { onmessage: (message: Message) => void };
  rawSend(message: Message): void;
  _dispatchMessage(message: object): void;
}

/** The header that carries a request's body to Playwright; it is never sent to the network. */
export const bodyHeader = 'x-body-in-base64';
const largestBytes = 20_000_000;

export function translateForFirefox(browser: Browser): void {
  const { _connection: connection } = implementationOf<{ _connection: Connection }>(browser);
  const send = connection.rawSend.bind(connection);
  const ownIds = new Set<number>();
  connection.rawSend = (message) => {
    // Firefox has no command to set media features: pages keep the machine's colour scheme.
    if (message.method === 'emulation.setMediaFeaturesOverride')
      setImmediate(() => connection._dispatchMessage({ type: 'success', id: message.id, result: {} }));
    else send(forFirefox(message));
  };
  const ask = <Answer>(method: string, params: object) => {
    ownIds.add(connection._lastId + 1);
    return connection.browserSession.send(method, params) as Promise<Answer>;
  };

  // Keeps messages in order, even if translating one of them takes longer.
  let last: Promise<void> = Promise.resolve();
  connection._transport.onmessage = (message) => {
    if (ownIds.has(message.id ?? 0)) return connection._dispatchMessage(message);
    last = last.then(async () => connection._dispatchMessage(await withBody(asWritten(message))));
  };
  const collector = ask('network.addDataCollector', { dataTypes: ['request'], maxEncodedDataSize: largestBytes });

  /** Adds the body of a request, which BiDi provides but Playwright doesn't ask for. */
  async function withBody(message: Message): Promise<Message> {
    const request = message.method === 'network.beforeRequestSent' && message.params.request;
    if (!request || !request.bodySize) return message;
    await collector;
    const wanted = { dataType: 'request', request: request.request };
    const { bytes } = await ask<{ bytes: { type: string; value: string } }>('network.getData', wanted);
    const value = bytes.type === 'base64' ? bytes.value : Buffer.from(bytes.value).toString('base64');
    request.headers.push({ name: bodyHeader, value: { type: 'string', value } });
    return message;
  }

  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => (await newContext(options)).on('request', addBody);
}

function addBody(request: Request): void {
  const inBase64 = request.headers()[bodyHeader];
  if (inBase64 === undefined) return;
  const body = Buffer.from(inBase64, 'base64');
  Object.assign(request, {
    postDataBuffer: () => body,
    postData: () => body.toString(),
    postDataJSON: () => JSON.parse(body.toString()) as unknown,
  });
}

function forFirefox(message: Message): Message {
  // Playwright repeats a request's headers to continue it, and Firefox then drops those with an empty value.
  if (message.method === 'network.continueRequest') delete message.params.headers;
  return JSON.parse(JSON.stringify(message).replace(insert, editor).replaceAll(reflected, '')) as Message;
}

// Fills fields through Firefox's editor, like a person. Playwright sets the value, which React mistakes for its own
// change, so controlled fields miss it. If the editor refuses, Playwright's way is used.
const insert = /window\.__pw_bidiInsertText\((\w+)\)/;
const editor = "(document.execCommand('insertText', false, $1) || window.__pw_bidiInsertText($1))";
// Firefox ends a page's process if both the page (axe) and the driver have read `ariaLabelledByElements` of an element.
const reflected = 'element.ariaLabelledByElements || ';

/** Playwright shortens logged errors to "Error", and takes messages of Firefox itself for errors thrown by the page. */
function asWritten(message: Message): Message {
  if (message.method !== 'log.entryAdded') return message;
  const { type, level, text = '', args = [] } = message.params;
  const isOfFirefox = type === 'javascript' && level === 'error' && !thrown.test(text);
  if (!isOfFirefox && !args.some((each) => each.type === 'error')) return message;
  const line = { type: 'console', method: isOfFirefox ? 'error' : message.params.method };
  return { ...message, params: { ...message.params, ...line, args: [{ type: 'string', value: text }] } };
}

const thrown = /^(?:uncaught exception|\w*(?:Error|Exception)\b)/;
