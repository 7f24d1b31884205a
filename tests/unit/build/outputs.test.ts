import { fileURLToPath } from 'node:url';
import { resolveConfig, type Plugin } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The names of our plug-ins, and of those that we add, that may change the code of a module or of a chunk. */
async function changingPlugins(mode: string): Promise<string[]> {
  const { plugins } = await resolveConfig({ root, mode, logLevel: 'silent' }, 'build', mode);
  const changes = ({ transform, renderChunk, load }: Plugin) => transform ?? renderChunk ?? load;
  return plugins
    .filter((plugin) => !/^(?:vite|builtin|native|commonjs|alias)[:-]?/.test(plugin.name) && changes(plugin))
    .map(({ name }) => name);
}

// plain-imports.ts says why it is there; `load` writes entries, and `transform` of unplugin-dts declarations: both leave libraries unchanged.
test.each([
  ['cdn', ['dict:embedded-elements']],
  ['loader', []],
  ['host', []],
  ['lib', ['dict:element-entries', 'dict:plain-imports', 'unplugin-dts']],
  ['node', []],
])('no library’s source is changed in the build %s', async (mode, expected) => {
  expect((await changingPlugins(mode)).sort()).toEqual(expected);
});
