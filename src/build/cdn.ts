import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { browsers } from './outputs.ts';
import { readElements } from './elements.ts';
import { chunks } from './plugins/chunks.ts';
import { chunkMap, pageEntry } from './plugins/chunk-map.ts';
import { embeddedElements, embeddedInputs, preloadHelper } from './plugins/embedded-elements.ts';
import { sheetFiles } from './plugins/sheet-files.ts';

export async function cdn(root: string): Promise<UserConfig> {
  const elements = await readElements(root);
  const { plugin, groups } = chunks();
  return {
    plugins: [
      preloadHelper(root),
      embeddedElements(root, elements),
      plugin,
      sheetFiles(root, elements),
      chunkMap(root, elements),
    ],
    base: './',
    publicDir: false,
    build: {
      outDir: 'dist/cdn',
      target: browsers,
      // The files that our preload helper gets for an `import()` of `file`. Vite's list is empty if `file` imports nothing:
      // then the list is `file` itself, so that the loader verifies it too.
      modulePreload: { polyfill: false, resolveDependencies: (file, needed) => (needed.length > 0 ? needed : [file]) },
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: { index: join(root, pageEntry), ...embeddedInputs(elements) },
        checks: { ineffectiveDynamicImport: false },
        preserveEntrySignatures: 'allow-extension',
        output: {
          comments: false,
          codeSplitting: { groups },
          entryFileNames: 'chunks/[name]-[hash].js',
          chunkFileNames: ({ facadeModuleId }) => {
            const [, language] = /[\\/]src[\\/]languages[\\/]([^\\/]+)[\\/]/.exec(facadeModuleId ?? '') ?? [];
            return `chunks/${language ? `${language}-` : ''}[name]-[hash].js`;
          },
        },
      },
    },
  };
}
