import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webkit, type BrowserContext, type Page, type PlaywrightTestOptions } from 'playwright/test';
import { implementationOf } from '../implementation.ts';
import { openDriver } from './driver.ts';
import { playByHand, type RawInput } from './input.ts';
import { startProcesses } from './processes.ts';

/*
 * A Playwright context in WebKitGTK. Playwright's client for stock WebKits uses the inspector, with one socket per page.
 * WebDriver of the same browser does the rest: opening pages, input, window size.
 */

type Wanted = Partial<Pick<PlaywrightTestOptions, 'baseURL' | 'viewport' | 'colorScheme'>>;

const pages = 3;

export async function openContext({ baseURL, viewport, colorScheme }: Wanted): Promise<BrowserContext> {
  const { width, height } = viewport ?? { width: 1280, height: 720 };
  const processes = await startProcesses(pages);
  const driver = await openDriver(processes.driver);
  const list = await listPages(processes.inspector);
  const browser = await webkit.connectOverCDP(list.url);
  list.close();
  const context = browser.contexts()[0]!;
  const settings = { baseURL, viewport: { width, height } };
  Object.assign((context as unknown as { _options: object })._options, settings);
  Object.assign(implementationOf<{ _options: object }>(context)._options, settings);

  const given: Page[] = [];
  const all = context.pages();
  for (const [at, handle] of driver.handles.entries()) await driver.script(handle, `window.name = 'window ${at}'`);
  const spare = await Promise.all(
    all.map(async (page) => {
      const [name, hasFocus] = await page.evaluate(() => [window.name, document.hasFocus()] as const);
      return { page, hasFocus, handle: driver.handles[Number(name.replace('window ', ''))]! };
    }),
  );
  // Keyboard input reaches only one window of a screen: use the focused one as the first page.
  spare.sort((a, b) => Number(b.hasFocus) - Number(a.hasFocus));

  async function newPage(): Promise<Page> {
    const next = spare.shift();
    if (!next) throw new Error(`WebKit has ${pages} pages here.`);
    const { page, handle } = next;
    given.push(page);
    await driver.script(handle, `window.name = ''`);
    playByHand(implementationOf<{ delegate: RawInput }>(page).delegate, driver, handle);
    await driver.resize(handle, width, height);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: colorScheme ?? 'light' });
    const resized = (size: { width: number; height: number }) => driver.resize(handle, size.width, size.height);
    // Playwright's client has no Back for stock WebKits.
    const go = (where: 'back' | 'forward') => () => driver.go(handle, where).then(() => null);
    // After Playwright closes a page, WebKit may keep it running: close its window too.
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

/** The inspector's list of pages in the format that Playwright requests. */
async function listPages(inspector: string): Promise<{ readonly url: string; close(): void }> {
  const html = await (await fetch(`http://${inspector}/`)).text();
  const sockets = [...html.matchAll(/\/socket\/\d+\/\d+\/WebPage/g)].map(([path]) => `ws://${inspector}${path}`);
  const server = createServer((_, response) =>
    response.end(JSON.stringify(sockets.map((webSocketDebuggerUrl) => ({ webSocketDebuggerUrl })))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
