import { fileURLToPath } from 'node:url';
import { startSandbox, type SandboxServer } from '../../../src/sandbox/server/node.ts';
import { expect, test as base } from '../../support/engines/test.ts';
import { serveFolder } from '../../support/serve-folder.ts';

export { expect };

export interface Origins {
  readonly cdn: string;
  readonly service: SandboxServer;
}

export const test = base.extend<{ origins: Origins }>({
  origins: async ({}, use) => {
    const cdn = await serveFolder(fileURLToPath(new URL('../../../dist/cdn', import.meta.url)));
    const service = await startSandbox();
    await use({ cdn: cdn.url, service });
    await service.close();
    await cdn.close();
  },
});

/** The minimal configuration without warnings. */
const configOf = (serviceBase: string) => ({
  serviceBase,
  consoleUrl: 'https://console.example',
  links: { terms: '', privacy: '' },
});

export const pageWith = (
  { cdn, service }: Origins,
  body: string,
  head = '',
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<script type="application/json" id="dict-config">${JSON.stringify(configOf(service.url))}</script>
<script type="module" src="${cdn}/dict.js"></script>${head}</head><body>${body}</body></html>`;
