import { fileURLToPath } from 'node:url';
import { startSandbox, type SandboxServer } from '../../../src/sandbox/server/node.ts';
import { expect, test as base } from '../../support/engines/test.ts';
import { serveFolder } from '../../support/serve-folder.ts';
import { servePages, type ServedPage } from './page-server.ts';

export { expect };

/* The library's files on one origin, the service on another, and each test's pages on a third. */

export interface Origins {
  readonly cdn: string;
  readonly service: SandboxServer;
}

interface Fixtures {
  readonly origins: Origins;
  /** Serves pages by path on an origin of their own. Returns its address. */
  serve(pages: Readonly<Record<string, ServedPage>>): Promise<string>;
  /** Serves a page like `serve` and opens it. Returns its address. */
  open(html: string, headers?: ServedPage['headers']): Promise<string>;
  /** Everything that the page reports, recorded before its first script runs. */
  readonly reports: {
    /** The page's console errors. */
    readonly logged: string[];
    /** The library's own lines, without the prefix `dict-elements: `. */
    ours(): string[];
    readonly thrown: string[];
    /** The `code` of each `dict-error`. */
    readonly codes: string[];
    /** Violations of the page's policy. */
    readonly violations: string[];
  };
}

export const test = base.extend<Fixtures>({
  origins: async ({}, use) => {
    const cdn = await serveFolder(fileURLToPath(new URL('../../../dist/cdn', import.meta.url)));
    const service = await startSandbox();
    await use({ cdn: cdn.url, service });
    await service.close();
    await cdn.close();
  },

  serve: async ({}, use) => {
    const closing: (() => Promise<void>)[] = [];
    await use(async (pages) => {
      const { url, close } = await servePages(pages);
      closing.push(close);
      return url;
    });
    await Promise.all(closing.map((close) => close()));
  },

  open: async ({ page, serve }, use) => {
    await use(async (html, headers = {}) => {
      const url = await serve({ '/': { html, headers } });
      await page.goto(url);
      return url;
    });
  },

  reports: async ({ page }, use) => {
    const seen = { error: [] as string[], thrown: [] as string[], code: [] as string[], violation: [] as string[] };
    page.on('console', (message) => {
      const [kind = '', text = ''] = message.type() === 'debug' ? message.text().split(': ', 2) : [];
      if (message.type() === 'error') seen.error.push(message.text());
      else if (kind === 'code' || kind === 'violation') seen[kind].push(text);
    });
    page.on('pageerror', ({ message }) => seen.thrown.push(message));
    await page.addInitScript(() => {
      document.addEventListener('dict-error', ({ detail }) => console.debug(`code: ${detail.code}`));
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
        console.debug(`violation: ${effectiveDirective} ${blockedURI} ${sample}`),
      );
    });
    const prefix = 'dict-elements: ';
    const ours = () => seen.error.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
    await use({ logged: seen.error, ours, thrown: seen.thrown, codes: seen.code, violations: seen.violation });
  },
});

/** The minimal configuration without warnings. */
export const configOf = (serviceBase: string) => ({
  serviceBase,
  consoleUrl: 'https://console.example',
  links: { terms: '', privacy: '' },
});

/** A page with dict.js and, unless `config` replaces it, the minimal configuration. */
export const pageWith = (
  { cdn, service }: Origins,
  body: string,
  { head = '', config = configOf(service.url) as object } = {},
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<script type="application/json" id="dict-config">${JSON.stringify(config)}</script>
<script type="module" src="${cdn}/dict.js"></script>${head}</head><body>${body}</body></html>`;

export const signup = '<dict-signup product="dictation"></dict-signup>';
