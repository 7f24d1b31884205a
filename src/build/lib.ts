import { cssTarget } from './targets.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { editorFiles } from './editor-files.ts';
import { elementEntries, elementInputs } from './element-entries.ts';
import { readRegistry } from './registry-lines.ts';

/** `dist/`: ES modules for bundlers and for Node; what package.json depends on stays outside. */
export function lib(root: string): UserConfig {
  const lines = readRegistry(root);
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const outside = Object.keys(dependencies);
  const input = {
    index: 'src/elements/index.ts',
    server: 'src/elements/server.tsx',
    sandbox: 'src/sandbox/sandbox.ts',
    'sandbox-node': 'src/sandbox/server/node.ts',
    'sandbox-vite': 'src/sandbox/server/vite-plugin.ts',
    'sandbox-start': 'src/sandbox/server/start.ts',
    ...elementInputs(lines, 'elements'),
  };
  return {
    plugins: [elementEntries(lines), editorFiles(root, lines)],
    publicDir: false,
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2022',
      cssTarget,
      minify: false,
      lib: { formats: ['es'], entry: input },
      rolldownOptions: {
        input,
        checks: { ineffectiveDynamicImport: false },
        external: (id) => id.startsWith('node:') || outside.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  };
}
