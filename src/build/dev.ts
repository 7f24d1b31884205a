import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { demoConfiguration } from '../sandbox/server/demo-configuration.ts';
import { greeting } from '../sandbox/server/start.ts';
import { configured } from '../sandbox/server/static-files.ts';
import { sandboxPlugin } from '../sandbox/server/vite-plugin.ts';
import { readElements } from './elements.ts';
import { cssOfHost } from './host.ts';
import type { AnyElement } from '../elements/runtime/element.ts';
import { reserving } from '../elements/runtime/reserving.ts';

/**
 * The development server. A changed source reloads the page. A change of the sandbox or the build restarts the server: the
 * sandbox's data and the sessions survive, because they are in a file.
 */
export async function dev(root: string): Promise<UserConfig> {
  const elements = await readElements(root);
  return {
    root: join(root, 'src/host'),
    publicDir: join(root, 'src/sandbox/demo'),
    css: cssOfHost,
    plugins: [sandboxPlugin({ file: join(root, '.sandbox/dev.json') }), pages(root, elements)],
    server: { host: '127.0.0.1', port: 4600, fs: { allow: [root] } },
    // Lets Vite find every dependency at the start: it reloads the page whenever it finds one later.
    optimizeDeps: { entries: [join(root, 'src/elements/**/*.tsx')] },
  };
}

function pages(root: string, elements: readonly AnyElement[]): Plugin {
  const files: Readonly<Record<string, string>> = {
    '/cdn/dict.js': `import '/@vite/client';
import { defineAll } from '${join(root, 'src/elements/index.ts')}';
await defineAll();`,
    '/cdn/dict.css': elements.map((element) => reserving(element)).join(''),
  };
  return {
    name: 'dict:pages',
    resolveId: (id) => (files[id.replace('?direct', '')] ? id : undefined),
    load: (id) => files[id.replace('?direct', '')],
    transformIndexHtml: (html) => configured(html, demoConfiguration('')),
    configureServer(server) {
      server.printUrls = () => console.log(greeting(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''));
    },
  };
}
