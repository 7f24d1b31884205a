import { expect, pageWith, test } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { signUp } from '../support/sign-up.ts';
import { hold } from './snippet-page.ts';

test('HOST-07 functions with which a page replaces the browser’s after dict.js has run get no password and no token', async ({
  page,
  origins,
}) => {
  const site = await servePages({
    '/': { html: pageWith(origins, '<dict-signup product="dictation"></dict-signup>') },
  });
  // The page's script runs before any other file of the library is loaded.
  const goOn = await hold(page, '**/chunks/**');
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.waitForRequest(/\/chunks\//);
  await page.evaluate(() => {
    const seen: string[] = [];
    const { stringify } = JSON;
    const watch = (owner: object, name: string) => {
      const own = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
      const theirs = function (this: unknown, ...given: unknown[]) {
        seen.push(stringify(given.map((each) => (typeof each === 'object' ? { ...each } : `${each as string}`))));
        const result: unknown = new.target ? Reflect.construct(own, given) : own.apply(this, given);
        if (result instanceof Promise) void result.then((value) => seen.push(`${value as string}`));
        return result;
      };
      Reflect.set(owner, name, theirs);
    };
    watch(window, 'fetch');
    watch(window, 'Headers');
    watch(window, 'setTimeout');
    watch(window, 'btoa');
    for (const name of ['text', 'blob', 'json', 'arrayBuffer', 'clone']) watch(Response.prototype, name);
    watch(TextEncoder.prototype, 'encode');
    watch(crypto, 'getRandomValues');
    JSON.parse = new Proxy(JSON.parse, {
      apply: (own, self, given: [string]) => (seen.push(...given), own.apply(self, given)),
    });
    JSON.stringify = ((...given: [unknown]) => {
      const text = stringify(...given);
      seen.push(text);
      return text;
    }) as typeof stringify;
    Reflect.set(window, 'seen', seen);
  });
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const { token } = request.headers();
    if (token) tokens.add(token);
  });
  goOn();
  await signUp(page, origins.service);
  const seen = (await page.evaluate(() => Reflect.get(window, 'seen') as string[])).join('\n');
  expect(tokens.size).toBeGreaterThan(0);
  for (const secret of ['Sandbox2026', btoa('Sandbox2026'), ...tokens]) expect(seen).not.toContain(secret);
  await site.close();
});
