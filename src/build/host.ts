import { cssTarget } from './targets.ts';
import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { trimmed } from './trimmed.ts';

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
    },
  };
}
