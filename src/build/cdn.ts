import { join } from 'node:path';
import { cssTarget } from './targets.ts';
import type { UserConfig } from 'vite';
import { capturedBind } from './captured-bind.ts';
import { chunkMap } from './chunk-map.ts';
import { elementEntries, elementInputs, entryOf, viewsInEntries } from './element-entries.ts';
import { reachableFrom } from './reachable.ts';
import { readRegistry } from './registry-lines.ts';
import { runtimeOnly } from './runtime-only.ts';
import { sheetFiles } from './sheet-files.ts';

/** `dist/cdn/`: a chunk for every element, over shared ones, for pages without a bundler. */
export function cdn(root: string): UserConfig {
  const lines = readRegistry(root);
  const input = elementInputs(lines, 'chunks');
  const signup = reachableFrom(entryOf('signup'));
  const paymentLink = reachableFrom(entryOf('payment-link'));
  return {
    plugins: [
      elementEntries(lines),
      viewsInEntries(lines),
      runtimeOnly(),
      sheetFiles(lines),
      capturedBind(),
      chunkMap(lines),
      signup.plugin,
      paymentLink.plugin,
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
          codeSplitting: { groups: groups(signup.ids, paymentLink.ids) },
        },
      },
    },
  };
}

// What the signup shares with others is one file and no byte more, and so is what the payment link shares beside that:
// pages of others load them. What else some need goes by who needs it; what is heavy and rare stands alone.
const groups = (ofSignup: ReadonlySet<string>, ofPaymentLink: ReadonlySet<string>) => [
  { name: 'react', test: /^\0?rolldown[:\\/]|[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 4 },
  { name: 'phone', test: /[\\/]node_modules[\\/]libphonenumber-js[\\/]/, priority: 3 },
  { name: 'carousel', test: /[\\/]node_modules[\\/]embla-carousel[\\/]/, priority: 3 },
  { name: 'combobox', test: /[\\/]node_modules[\\/]downshift[\\/]/, priority: 3 },
  { name: 'core', test: (id: string) => ofSignup.has(id), minShareCount: 2, priority: 2 },
  { name: 'paying', test: (id: string) => ofPaymentLink.has(id), minShareCount: 2, priority: 1.5 },
  { name: 'console', minShareCount: 4, priority: 1 },
];
