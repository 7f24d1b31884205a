import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What Vite puts around every `import()`, so that nothing is a chain of round trips: ours (src/elements/preload.ts). */
export function preloadHelper(root: string): Plugin {
  return {
    name: 'dict:preload-helper',
    enforce: 'pre',
    resolveId: (id) => (id === '\0vite/preload-helper.js' ? join(root, 'src/elements/preload.ts') : undefined),
  };
}
