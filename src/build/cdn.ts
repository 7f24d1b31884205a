import { join } from 'node:path';
import { cssTarget } from './targets.ts';
import type { UserConfig } from 'vite';
import { capturedBind } from './captured-bind.ts';
import { chunkMap } from './chunk-map.ts';
import { elementEntries, elementInputs, viewsInEntries } from './element-entries.ts';
import { readRegistry } from './registry-lines.ts';
import { runtimeOnly } from './runtime-only.ts';
import { sheetFiles } from './sheet-files.ts';

/** `dist/cdn/`: a chunk for every element, over shared ones, for pages without a bundler. */
export function cdn(root: string): UserConfig {
  const lines = readRegistry(root);
  const input = elementInputs(lines, 'chunks');
  return {
    plugins: [
      elementEntries(lines),
      viewsInEntries(lines),
      runtimeOnly(),
      sheetFiles(lines),
      capturedBind(),
      chunkMap(lines),
    ],
    // Heavy for what a page needs of it.
    resolve: { alias: { 'zod/mini': join(root, 'src/build/small-zod.ts') } },
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist/cdn',
      target: 'es2022',
      cssTarget,
      license: { fileName: 'licenses.md' },
      // As a library its `import()` stays as it is written: the loader's map takes the place of Vite's preloading.
      lib: { formats: ['es'], entry: input },
      rolldownOptions: {
        input,
        preserveEntrySignatures: false,
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          comments: false,
          minify: { codegen: true },
          codeSplitting: { groups: groups(lines.length) },
        },
      },
    },
  };
}

// What most elements need is one file; what some need goes by who needs it; what is heavy and rare stands alone.
const groups = (elements: number) => [
  { name: 'react', test: /^\0?rolldown[:\\/]|[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'phone', test: /[\\/]node_modules[\\/]libphonenumber-js[\\/]/, priority: 2 },
  { name: 'carousel', test: /[\\/]node_modules[\\/]embla-carousel[\\/]/, priority: 2 },
  { name: 'combobox', test: /[\\/]node_modules[\\/]downshift[\\/]/, priority: 2 },
  { name: 'core', minShareCount: Math.max(3, Math.ceil(elements / 2)), priority: 1 },
];
