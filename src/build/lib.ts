import type { UserConfig } from 'vite';
import { browsers } from './browser.ts';
import { drawnBy } from './drawn-by.ts';
import { readDocs, readElements } from './elements.ts';
import { messageKeys, messageKeysOf, sandboxTokens, sandboxTokensOf, writeMade } from './made-files.ts';
import { writeConfigurationDocs } from './plugins/configuration-docs.ts';
import { editorFiles } from './plugins/editor-files.ts';
import { elementEntries, elementInputs } from './plugins/element-entries.ts';
import { plainImports } from './plugins/plain-imports.ts';
import { typings } from './types/typings.ts';

/*
 * The package: ES modules that carry their libraries. A project that installs it gets no server and no second React beside its
 * own, and its React is never asked to draw our views: another version could not.
 */

/** `dist/`: for bundlers. */
export async function lib(root: string): Promise<UserConfig> {
  const elements = await readElements(root);
  const docs = await readDocs(root);
  const input = { index: 'src/elements/index.ts', testing: 'src/elements/testing.ts', ...elementInputs(elements) };
  return {
    plugins: [
      elementEntries(elements),
      editorFiles(root, elements, docs),
      writeConfigurationDocs(root),
      typings(root, elements, docs),
      plainImports(),
    ],
    publicDir: false,
    define: { ...production, ...drawnBy(root), __DICT_DEVELOPMENT__: isDevelopment },
    build: {
      ...inDist,
      license: { fileName: packagesFiles.lib },
      lib: { formats: ['es'], entry: input },
      rolldownOptions: rolldownOptions(input, 'chunks'),
    },
  };
}

/** `dist/`: for Node, what draws elements on a server, and the sandbox. */
export function node(root: string): UserConfig {
  writeMade(root, sandboxTokens, sandboxTokensOf(root));
  writeMade(root, messageKeys, messageKeysOf(root));
  const input = {
    server: 'src/elements/server.tsx',
    prerender: 'src/prerender/main.ts',
    sandbox: 'src/sandbox/sandbox.ts',
    'sandbox-node': 'src/sandbox/server/node.ts',
    'sandbox-vite': 'src/sandbox/server/vite-plugin.ts',
    'sandbox-start': 'src/sandbox/server/start.ts',
  };
  return {
    publicDir: false,
    define: { ...production, ...drawnBy(root), __DICT_DEVELOPMENT__: 'false' },
    ssr: { noExternal: true },
    build: {
      ...inDist,
      license: { fileName: packagesFiles.node },
      ssr: true,
      rolldownOptions: rolldownOptions(input, 'chunks/node'),
    },
  };
}

/** Which packages the files carry, with their licences. */
const packagesFiles = { lib: 'licenses.json', node: 'licenses-node.json' };

const production = { 'process.env.NODE_ENV': '"production"' };

/** The page's bundler puts its own mode there; a browser without one has no `process`. */
const isDevelopment = '(() => { try { return process.env.NODE_ENV !== "production"; } catch { return false; } })()';

const inDist = { outDir: 'dist', emptyOutDir: false, target: browsers, minify: false } as const;

const rolldownOptions = (input: Readonly<Record<string, string>>, chunks: string) => ({
  input,
  checks: { ineffectiveDynamicImport: false, pluginTimings: false },
  output: { entryFileNames: '[name].js', chunkFileNames: `${chunks}/[name].js` },
});
