import { cssTarget } from './targets.ts';
import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { heavy } from './heavy.ts';
import { trimmed } from './trimmed.ts';

// What several screens share is one file: a screen is then a few requests, not sixty.
const groups = [...heavy, { name: 'shared', minShareCount: 2 }];

/** `dist/host/`: the console, for any static server that falls back to `index.html`. */
export function host(root: string): UserConfig {
  return {
    root: join(root, 'src/host'),
    publicDir: false,
    plugins: [trimmed(root)],
    build: {
      outDir: join(root, 'dist/host'),
      emptyOutDir: true,
      target: 'es2022',
      cssTarget,
      modulePreload: { polyfill: false },
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        // Of what screens share nothing is loaded later, that is known.
        checks: { ineffectiveDynamicImport: false },
        output: { codeSplitting: { groups } },
      },
    },
  };
}
