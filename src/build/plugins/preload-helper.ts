import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Replaces Vite's helper around `import()`, which avoids chains of round trips, by ours (src/loader/preload.ts). */
export function preloadHelper(root: string): Plugin {
  return {
    name: 'dict:preload-helper',
    enforce: 'pre',
    resolveId: (id) => (id === '\0vite/preload-helper.js' ? join(root, 'src/loader/preload.ts') : undefined),
  };
}
