import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { browsers } from './browser.ts';
import { readElements } from './elements.ts';
import { audiences, pageEntry } from './plugins/audiences.ts';
import { capturedBind } from './plugins/captured-bind.ts';
import { chunkMap } from './plugins/chunk-map.ts';
import { embeddedElements, embeddedInputs } from './plugins/embedded-elements.ts';
import { preloadHelper } from './plugins/preload-helper.ts';
import { sheetFiles } from './plugins/sheet-files.ts';

/**
 * `dist/cdn/`: the elements for pages without a bundler, and for the host, which loads the same files. `dict.js`, which finds
 * the tags of a page, follows (loader.ts).
 */
export async function cdn(root: string): Promise<UserConfig> {
  const elements = await readElements(root);
  const { plugin, groups } = audiences(root, elements);
  return {
    plugins: [
      preloadHelper(root),
      embeddedElements(root, elements),
      plugin,
      sheetFiles(root, elements),
      capturedBind(),
      chunkMap(root, elements),
    ],
    base: './',
    publicDir: false,
    build: {
      outDir: 'dist/cdn',
      target: browsers,
      // Also the file whose imports are all there: the loader verifies it by its name.
      modulePreload: { polyfill: false, resolveDependencies: (file, needed) => (needed.length > 0 ? needed : [file]) },
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: { index: join(root, pageEntry), ...embeddedInputs(elements) },
        // What screens share is loaded before any of them: nothing of it comes later, that is known.
        checks: { ineffectiveDynamicImport: false },
        preserveEntrySignatures: 'allow-extension',
        output: {
          comments: false,
          codeSplitting: { groups },
          entryFileNames: 'chunks/[name]-[hash].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
        },
      },
    },
  };
}
