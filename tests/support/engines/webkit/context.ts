import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webkit, type BrowserContext, type Page } from 'playwright/test';
import { openDriver } from './driver.ts';
import { playByHand, type RawInput } from './input.ts';
import { startProcesses } from './processes.ts';

/*
 * A context of Playwright in WebKitGTK. Playwright's own client of stock WebKits attaches to the inspector, one page a socket;
 * what it can't do there (open a page, play input, set a size) the WebDriver of the same browser does.
 */

export interface ContextOptions {
  readonly baseURL?: string | undefined;
  readonly viewport?: { readonly width: number; readonly height: number } | null | undefined;
  readonly colorScheme?: 'light' | 'dark' | 'no-preference' | null | undefined;
}

/** As many pages as a journey opens at most. */
const pages = 3;

/** The half of a Playwright object that talks to the browser; both halves live in this process. */
interface Implementations {
  readonly _connection: { toImpl(object: unknown): never };
}

export async function openContext({ baseURL, viewport, colorScheme }: ContextOptions): Promise<BrowserContext> {
  const { width, height } = viewport ?? { width: 1280, height: 720 };
  const processes = await startProcesses(pages);
  const driver = await openDriver(processes.driver);
  const list = await listPages(processes.inspector);
  const browser = await webkit.connectOverCDP(list.url);
  list.close();
  const context = browser.contexts()[0]!;
  const { _connection: connection } = context as unknown as Implementations;
  const settings = { baseURL, viewport: { width, height } };
  Object.assign((context as unknown as { _options: object })._options, settings);
  Object.assign((connection.toImpl(context) as { _options: object })._options, settings);

  const given: Page[] = [];
  const all = context.pages();
  for (const [at, handle] of driver.handles.entries()) await driver.script(handle, `window.name = 'window ${at}'`);
  const spare = await Promise.all(
    all.map(async (page) => {
      const [name, hasFocus] = await page.evaluate(() => [window.name, document.hasFocus()] as const);
      return { page, hasFocus, handle: driver.handles[Number(name.replace('window ', ''))]! };
    }),
  );
  // Keys reach one window of a screen: the first page is the one in it.
  spare.sort((a, b) => Number(b.hasFocus) - Number(a.hasFocus));

  async function newPage(): Promise<Page> {
    const next = spare.shift();
    if (!next) throw new Error(`WebKit has ${pages} pages here.`);
    const { page, handle } = next;
    given.push(page);
    await driver.script(handle, `window.name = ''`);
    playByHand((connection.toImpl(page) as { delegate: RawInput }).delegate, driver, handle);
    await driver.resize(handle, width, height);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: colorScheme ?? 'light' });
    const resized = (size: { width: number; height: number }) => driver.resize(handle, size.width, size.height);
    // Playwright's client has no Back for stock WebKits.
    const go = (where: 'back' | 'forward') => () => driver.go(handle, where).then(() => null);
    // Playwright lets go of a page, and WebKit may leave it running all the same.
    const letGo = page.close.bind(page);
    const close = async () => {
      await letGo();
      await driver.closeWindow(handle);
    };
    return Object.assign(page, {
      setViewportSize: resized,
      viewportSize: () => ({ width, height }),
      goBack: go('back'),
      goForward: go('forward'),
      close,
    });
  }

  return Object.assign(context, {
    newPage,
    pages: () => given.filter((page) => !page.isClosed()),
    async close() {
      await browser.close();
      await driver.close();
      processes.stop();
    },
  });
}

/** The inspector's list of pages in the form that Playwright asks for. */
async function listPages(inspector: string): Promise<{ readonly url: string; close(): void }> {
  const html = await (await fetch(`http://${inspector}/`)).text();
  const sockets = [...html.matchAll(/\/socket\/\d+\/\d+\/WebPage/g)].map(([path]) => `ws://${inspector}${path}`);
  const server = createServer((_, response) =>
    response.end(JSON.stringify(sockets.map((webSocketDebuggerUrl) => ({ webSocketDebuggerUrl })))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
