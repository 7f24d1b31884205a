import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { build, type Rolldown } from 'vite';
import { leavesFirst } from '../../src/build/plugins/chunk-map.ts';
import { dist, root } from './built.ts';

/* The package, bundled by an application's bundler. Every tag stays loadable, because a journey may lead to any
 * other; few files are part of the application's start. Fewer files in all would mean more bytes at once: modules
 * shared by several elements would be bundled with modules that only some of them need. The order of the modules alone
 * changes the sum by 100 bytes. */
const budgets = {
  signup: { files: 8, bytes: 113_500 },
  login: { files: 8, bytes: 113_500 },
};

for (const [name, { files, bytes }] of Object.entries(budgets))
  test(
    `dict-elements/${name} adds at most ${files} files and ${bytes} bytes to an application`,
    { tag: '@all' },
    async () => {
      const chunks = await bundle(name);
      const eager = closureOf(chunks);
      const sizes = eager.map(({ fileName, code }) => `${brotliCompressSync(code).length} ${fileName}`);
      expect(eager.length, sizes.join('\n')).toBeLessThanOrEqual(files);
      expect(
        sizes.reduce((sum, each) => sum + parseInt(each), 0),
        sizes.join('\n'),
      ).toBeLessThanOrEqual(bytes);
      expect(chunks.length).toBeLessThanOrEqual(mostFiles);
    },
  );

const mostFiles = 145;

async function bundle(name: string): Promise<Rolldown.OutputChunk[]> {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'bundled-'));
  try {
    const input = join(folder, 'main.js');
    await writeFile(input, `import ${JSON.stringify(join(dist, `elements/${name}.js`))};`);
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: { write: false, modulePreload: false, rolldownOptions: { input } },
    });
    const { output } = built as Rolldown.RolldownOutput;
    return output.filter((each) => each.type === 'chunk');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The files that the application needs to start. */
function closureOf(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry)!;
  return [...leavesFirst([entry], ({ imports }) => imports.map((file) => byFile.get(file)!))];
}
