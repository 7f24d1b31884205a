import { join } from 'node:path';
import { cssTarget } from './targets.ts';
import { smallest } from './smallest.ts';
import { trimmed } from './trimmed.ts';
import type { Rolldown, UserConfig } from 'vite';
import { capturedBind } from './captured-bind.ts';
import { chunkMap } from './chunk-map.ts';
import { elementEntries, elementInputs, entryOf, viewsInEntries } from './element-entries.ts';
import { heavy } from './heavy.ts';
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
  const client = reachableFrom(join(root, 'src/core/service.ts'));
  return {
    plugins: [
      elementEntries(lines),
      viewsInEntries(lines),
      runtimeOnly(),
      trimmed(root),
      sheetFiles(lines),
      capturedBind(),
      smallest(),
      chunkMap(lines),
      signup.plugin,
      paymentLink.plugin,
      client.plugin,
    ],
    // Heavy for what a page needs of it.
    resolve: { alias: { 'zod/mini': join(root, 'src/build/small-zod.ts') } },
    publicDir: false,
    // A page's developer tools get no handle on what our forms hold.
    define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    build: {
      outDir: 'dist/cdn',
      target: 'es2022',
      cssTarget,
      license: { fileName: 'licenses.md' },
      // As a library its `import()` stays as it is written: the loader's map takes the place of Vite's preloading.
      lib: { formats: ['es'], entry: input },
      rolldownOptions: {
        input,
        // That the minifier takes most of the time is known.
        checks: { bundlerTimings: false },
        preserveEntrySignatures: false,
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          comments: false,
          minify: { codegen: true },
          codeSplitting: { groups: groups(signup.ids, paymentLink.ids, client.ids) },
        },
      },
    },
  };
}

// Pages of others load the signup and the payment link: what both share with the rest is one file and no byte more, and so
// is what each of them shares beside that, and what sends their calls. What else some need goes by who needs it; what is
// heavy and rare stands alone.
const groups = (
  ofSignup: ReadonlySet<string>,
  ofPaymentLink: ReadonlySet<string>,
  ofClient: ReadonlySet<string>,
): Rolldown.CodeSplittingGroup[] => [
  ...heavy,
  { name: 'core', test: (id) => ofSignup.has(id) && ofPaymentLink.has(id), minShareCount: 2, priority: 5 },
  { name: 'client', test: (id) => ofClient.has(id), priority: 4 },
  { name: 'form', test: (id) => ofSignup.has(id), minShareCount: 2, priority: 3 },
  { name: 'paying', test: (id) => ofPaymentLink.has(id), minShareCount: 2, priority: 2 },
  { name: 'console', minShareCount: 4, priority: 1 },
];
