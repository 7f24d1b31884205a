import type { Plugin } from 'vite';

// The bundler's output for importing a module that shares a chunk: `await import("./a.js").then((n) => n.t)`.
const named = /await import\(([^()]*)\)\.then\(\((\w+)\) => \2\.(\w+)\)/g;

/**
 * Rewrites such imports in the package. Vite 6, used by Astro 5, mistakes the names in `const { a } = await import(…)` for
 * the chunk's exports and drops the `then`.
 */
export function plainImports(): Plugin {
  return {
    name: 'dict:plain-imports',
    renderChunk: (code) => ({ code: code.replace(named, '(await import($1)).$3'), map: null }),
  };
}
