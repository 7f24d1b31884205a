import { expect, pageWith, signup, test } from '../support/origins.ts';
import { signUp } from '../support/sign-up.ts';
import { hold } from '../support/hold-chunk.ts';

test(
  'browser functions that a page replaces after dict.js has run get no password and no token',
  { tag: '@HOST-07' },
  async ({ page, origins, serve }) => {
    const address = await serve({ '/': { html: pageWith(origins, signup) } });
    // Holds the chunks back, so that the page replaces functions before any file but dict.js has run.
    const { release } = await hold(page, '**/chunks/**');
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForRequest(/\/chunks\//);
    await page.evaluate(() => {
      const seen: string[] = [];
      const { stringify } = JSON;
      const see = (values: readonly unknown[]) =>
        seen.push(stringify(values.map((each) => (typeof each === 'object' ? { ...each } : `${each as string}`))));
      const watch = (owner: object, ...names: string[]) => {
        for (const name of names) {
          const replacement = new Proxy(Reflect.get(owner, name) as (...given: unknown[]) => unknown, {
            construct: (own, given: unknown[]) => (see(given), Reflect.construct(own, given) as object),
            apply(own, self, given: unknown[]) {
              see(given);
              const result = Reflect.apply(own, self, given);
              if (result instanceof Promise) void result.then((value) => see([value]));
              return result;
            },
          });
          Reflect.set(owner, name, replacement);
        }
      };
      watch(window, 'fetch', 'Headers', 'setTimeout', 'btoa');
      watch(Response.prototype, 'text', 'blob', 'json', 'arrayBuffer', 'clone');
      watch(TextEncoder.prototype, 'encode');
      watch(crypto, 'getRandomValues');
      watch(JSON, 'parse', 'stringify');
      Reflect.set(window, 'seen', seen);
    });
    const tokens = new Set<string>();
    page.on('request', (request) => {
      const { token } = request.headers();
      if (token) tokens.add(token);
    });
    release();
    await signUp(page, origins.service);
    const seen = (await page.evaluate(() => Reflect.get(window, 'seen') as string[])).join('\n');
    expect(tokens.size).toBeGreaterThan(0);
    for (const secret of ['Sandbox2026', btoa('Sandbox2026'), ...tokens]) expect(seen).not.toContain(secret);
  },
);
