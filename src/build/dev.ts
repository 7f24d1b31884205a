import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { demoConfiguration } from '../sandbox/server/demo-configuration.ts';
import { greeting } from '../sandbox/server/start.ts';
import { configured } from '../sandbox/server/static-files.ts';
import { sandboxPlugin } from '../sandbox/server/vite-plugin.ts';
import { readElements } from './elements.ts';
import { cssOfHost } from './host.ts';
import { pageTexts } from './plugins/page-texts.ts';
import { reserving } from '../elements/runtime/element.ts';

/**
 * Changes reload the page. Changes of the sandbox or the build restart the server, which keeps the sandbox's data and
 * the session.
 */
export async function dev(root: string): Promise<UserConfig> {
  const elements = await readElements(root);
  const css = elements.map(reserving).join('');
  return {
    root: join(root, 'src/host'),
    publicDir: join(root, 'src/sandbox/demo'),
    css: cssOfHost,
    plugins: [
      sandboxPlugin({ file: join(root, '.sandbox/dev.json') }),
      configuredPages(),
      pageTexts(root),
      demoPages(root, css),
      greets(),
    ],
    server: { host: '127.0.0.1', port: 4600, fs: { allow: [root] } },
    // Lets Vite find every dependency at the start: if it finds one later, it reloads the page.
    optimizeDeps: { entries: [join(root, 'src/elements/**/*.tsx')] },
  };
}

function configuredPages(): Plugin {
  return {
    name: 'dict:configured-pages',
    transformIndexHtml: (html) => configured(html, demoConfiguration('')),
  };
}

const loaderId = '/cdn/dict.js';

function demoPages(root: string, css: string): Plugin {
  return {
    name: 'dict:demo-pages',
    resolveId: (id) => (id === loaderId ? `\0${loaderId}` : undefined),
    load: (id) =>
      id === `\0${loaderId}`
        ? `import { defineAll } from '${join(root, 'src/elements/index.ts')}'; await defineAll();`
        : undefined,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').replace(/[?#].*/, '');
        if (path === '/cdn/dict.css') return void response.setHeader('Content-Type', 'text/css').end(css);
        const file = join(root, 'src/sandbox/demo', path);
        if (!/^\/\w+\.html$/.test(path) || !existsSync(file)) return next();
        readFile(file, 'utf8')
          .then((page) => server.transformIndexHtml(path, page))
          .then((page) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page), next);
      });
    },
  };
}

function greets(): Plugin {
  return {
    name: 'dict:greeting',
    configureServer(server) {
      server.printUrls = () => console.log(greeting(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''));
    },
  };
}
