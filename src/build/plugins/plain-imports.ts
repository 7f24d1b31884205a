import type { Plugin } from 'vite';

// As the bundler writes a module that shares its chunk: `await import("./a.js").then((n) => n.t)`.
const named = /await import\(([^()]*)\)\.then\(\((\w+)\) => \2\.(\w+)\)/g;

/**
 * For the package: Vite 6, which Astro 5 builds with, takes the names in `const { a } = await import(…)` for the chunk's own and
 * drops what `then` does. The same without it.
 */
export function plainImports(): Plugin {
  return {
    name: 'dict:plain-imports',
    renderChunk: (code) => ({ code: code.replace(named, '(await import($1)).$3'), map: null }),
  };
}
