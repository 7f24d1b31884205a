import type { UserConfig } from 'vite';
import { browsers, prerenderedBy } from './outputs.ts';
import { readDocs, readElements } from './elements.ts';
import { guides } from './guides.ts';
import { emitFiles } from './made-files.ts';
import { editorFiles } from './plugins/editor-files.ts';
import { elementEntries, elementInputs, entryFiles, plainImports } from './plugins/element-entries.ts';
import { angularDirectives } from './types/angular.ts';
import { reactComponents } from './types/react.ts';
import { typings } from './types/typings.ts';

/*
 * Builds the package. React and other libraries are bundled into it: a project need not install them, and its own React,
 * whose version may differ, never renders our views.
 */

export async function lib(root: string): Promise<UserConfig> {
  const elements = await readElements(root);
  const docs = await readDocs(root);
  const input = {
    index: 'src/elements/index.ts',
    'messages/plain-english': 'src/core/config/plain-english.ts',
    ...elementInputs(elements),
  };
  return {
    plugins: [
      elementEntries(elements),
      typings(root, elements, docs),
      plainImports(),
      emitFiles({
        ...entryFiles(elements),
        ...editorFiles(root, elements, docs),
        ...(await guides(root)),
        'react.js': await reactComponents(root, elements),
        'angular.js': angularDirectives(elements),
      }),
    ],
    publicDir: false,
    define: { ...production, ...prerenderedBy(root), __DICT_DEVELOPMENT__: isDevelopment },
    build: {
      ...inDist,
      license: { fileName: packagesFiles.lib },
      lib: { formats: ['es'], entry: input },
      rolldownOptions: rolldownOptions(input, 'chunks'),
    },
  };
}

export function node(root: string): UserConfig {
  const input = {
    server: 'src/elements/tags/server.tsx',
    'node-dom': 'src/elements/tags/node-dom.ts',
    commands: 'src/commands/main.ts',
    'early-views': 'src/prerender/early/main.ts',
    sandbox: 'src/sandbox/sandbox.ts',
    'sandbox-node': 'src/sandbox/server/node.ts',
    'sandbox-vite': 'src/sandbox/server/vite-plugin.ts',
    'sandbox-start': 'src/sandbox/server/start.ts',
  };
  return {
    publicDir: false,
    define: { ...production, ...prerenderedBy(root), __DICT_DEVELOPMENT__: 'false' },
    ssr: { noExternal: true },
    build: {
      ...inDist,
      license: { fileName: packagesFiles.node },
      ssr: true,
      rolldownOptions: rolldownOptions(input, 'chunks/node'),
    },
  };
}

const packagesFiles = { lib: 'licenses.json', node: 'licenses-node.json' };

const production = { 'process.env.NODE_ENV': '"production"' };

/**
 * The value of `__DICT_DEVELOPMENT__`. A project's bundler replaces `process.env`. Without a bundler `process` is
 * missing, which counts as production.
 */
const isDevelopment = '(() => { try { return process.env.NODE_ENV !== "production"; } catch { return false; } })()';

const inDist = { outDir: 'dist', emptyOutDir: false, target: browsers, minify: false } as const;

const rolldownOptions = (input: Readonly<Record<string, string>>, chunks: string) => ({
  input,
  checks: { ineffectiveDynamicImport: false, pluginTimings: false },
  output: { entryFileNames: '[name].js', chunkFileNames: `${chunks}/[name].js` },
});
