import { expect, test } from 'playwright/test';
import { resolveConfig, type Plugin } from 'vite';
import { root } from './built.ts';

const { NODE_ENV } = process.env;
// Vite sets it, and the commands of later tests in this process would inherit it.
test.afterEach(() => {
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
});

/** Names of our plug-ins, and of added third-party ones, that may change the code of a module or a chunk. */
async function changingPlugins(mode: string): Promise<string[]> {
  const { plugins } = await resolveConfig({ root, mode, logLevel: 'silent' }, 'build', mode);
  const changes = ({ transform, renderChunk, load }: Plugin) => transform ?? renderChunk ?? load;
  return plugins
    .filter((plugin) => !/^(?:vite|builtin|native|commonjs|alias)[:-]?/.test(plugin.name) && changes(plugin))
    .map(({ name }) => name);
}

// plain-imports.ts explains itself; `load` writes entries, and `transform` of unplugin-dts writes declarations: both
// leave libraries unchanged.
const changing: readonly [mode: string, plugins: readonly string[]][] = [
  ['cdn', ['dict:embedded-elements']],
  ['loader', []],
  ['host', []],
  ['lib', ['dict:element-entries', 'dict:plain-imports', 'unplugin-dts']],
  ['node', []],
];

test('no build changes the source of a library @all', async () => {
  for (const [mode, expected] of changing) expect((await changingPlugins(mode)).sort(), mode).toEqual(expected);
});
