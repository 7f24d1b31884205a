#!/usr/bin/env node
// Firefox for Playwright: starts it and stands between the two on WebDriver BiDi, for what they don't say to each other
// yet (the modules beside this one). All other messages pass as they are.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { createColorSchemes } from './color-schemes.mjs';
import { asWritten } from './console-lines.mjs';
import { createHeldRequests } from './held-requests.mjs';
import { typedByTheEditor } from './inserted-text.mjs';
import { withoutReflectedElements } from './reflected-elements.mjs';
import { createRequestBodies } from './request-bodies.mjs';

const ready = 'WebDriver BiDi listening on ';

const firefox = spawn(process.env.FIREFOX_PATH, ['--remote-allow-system-access', ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.once('exit', (code) => process.exit(code ?? 1));

for await (const line of createInterface({ input: firefox.stderr }))
  console.error(line.startsWith(ready) ? ready + (await bridgeTo(line.slice(ready.length))) : line);

async function bridgeTo(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (client, request) => join(client, new WebSocket(address + request.url)));
  await new Promise((resolve) => server.once('listening', resolve));
  return `ws://127.0.0.1:${server.address().port}`;
}

function join(client, browser) {
  const opened = new Promise((resolve) => browser.once('open', resolve));
  const asked = new Map();
  // Far above what Playwright counts to.
  let lastId = 2 ** 40;

  /** Sends a command of our own. */
  function ask(method, params) {
    lastId += 1;
    browser.send(JSON.stringify({ id: lastId, method, params }));
    return new Promise((resolve) => asked.set(lastId, resolve));
  }

  const schemes = createColorSchemes(ask);
  const bodies = createRequestBodies(ask);
  const held = createHeldRequests();
  // Messages arrive in the order in which they were sent, whatever one of them has to wait for.
  let lastSent = opened;
  let lastHeard = Promise.resolve();

  async function fromClient(command) {
    if (command.method === 'emulation.setMediaFeaturesOverride') {
      await schemes.set(command.params);
      client.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
      return;
    }
    const passedOn = held.letGo(bodies.withoutTheirs(command));
    browser.send(withoutReflectedElements(JSON.stringify(typedByTheEditor(passedOn))));
  }

  async function fromBrowser(message) {
    if (message.method === 'browsingContext.contextCreated') schemes.welcome(message.params);
    if (message.method === 'network.beforeRequestSent') held.hold(message.params);
    client.send(JSON.stringify(await bodies.withTheirs(asWritten(message))));
  }

  client.on('message', (text) => (lastSent = lastSent.then(() => fromClient(JSON.parse(text)))));
  browser.on('message', (text) => {
    const message = JSON.parse(text);
    const answer = asked.get(message.id);
    asked.delete(message.id);
    if (answer) return answer(message.result);
    lastHeard = lastHeard.then(() => fromBrowser(message));
  });
  client.on('close', () => browser.close());
  browser.on('close', () => client.close());
}
