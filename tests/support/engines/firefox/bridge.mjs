#!/usr/bin/env node
// Runs Firefox with Playwright. A proxy for WebDriver BiDi translates messages that the two don't yet agree on (see the
// modules beside this one) and passes on all others.
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
  // Ids of our own commands, far above those of Playwright.
  let lastId = 2 ** 40;

  function ask(method, params) {
    lastId += 1;
    browser.send(JSON.stringify({ id: lastId, method, params }));
    return new Promise((resolve) => asked.set(lastId, resolve));
  }

  const schemes = createColorSchemes(ask);
  const bodies = createRequestBodies(ask);
  const held = createHeldRequests();
  // Keeps messages in order, even if translating one of them takes longer.
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
