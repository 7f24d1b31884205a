import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { policyOf } from '../../.storybook/docs/policies.ts';
import { filesOf, sha384 } from '../../src/build/release.mjs';
import { elements } from '../../src/elements/tags/elements.ts';
import { relativeLinks, snippets } from '../support/snippets.ts';
import { read, root } from './built.ts';
import { run } from './project.ts';

/* The commands of a release, run as in a fresh clone of the repository. */

const sh = async (cwd: string, line: string) => (await run('sh', ['-ec', line], { cwd, maxBuffer: 2 ** 26 })).stdout;

const guide = snippets().find(({ at, language }) => at.startsWith('stories/docs/Hosting.mdx') && language === 'sh')!;
const [check = '', release = ''] = guide.code.trim().split('\n');

test(
  'a clone in a folder of another depth is checked and released, with the same bytes as here',
  { tag: ['@SEC-22', '@DEC-9.1', '@DEC-9.5', '@DEC-9.6', '@all'] },
  async () => {
    test.setTimeout(900_000);
    const folder = await mkdtemp(join(tmpdir(), 'clones-'));
    const clone = join(folder, 'further/down/clone');
    const here = join(folder, 'here');
    try {
      await cloneInto(clone);
      const earlier = join(clone, 'dist/release/earlier.txt');
      await mkdir(join(clone, 'dist/release'), { recursive: true });
      await writeFile(earlier, 'a release that is out');
      // The NODE_ENV of the shell must not change anything.
      const checked = await sh(clone, `NODE_ENV=production ${check}`);
      expect(linesOf(checked)).toEqual(linesOfGoodRelease);
      expect(tagsWithSizes(checked)).toEqual(elements.map(({ tag }) => tag).sort());

      expect(existsSync(earlier), 'a check deletes no release').toBe(true);
      await rm(earlier);

      expect(digestsIn(join(clone, 'dist'))).toEqual(digestsIn(join(root, 'dist')));
      await sh(clone, release);
      await sh(root, `${release.replace('vendor.json', join(clone, 'vendor.json'))} --to ${here}`);
      const result = join(clone, 'dist/release');
      expect(Object.keys(digestsIn(result))).toEqual(
        expect.arrayContaining(['dict/1/dict.js', 'dict/1.0.0/dict.js', 'host/index.html']),
      );
      expect(digestsIn(result)).toEqual(digestsIn(here));

      const nginx = readFileSync(join(result, 'nginx.conf'), 'utf8');
      for (const directive of leastPolicy.split('; ')) expect(nginx).toContain(`${directive};`);
      expect(readFileSync(join(result, 'host/index.html'), 'utf8')).toContain(JSON.stringify(vendor));
      expect(readFileSync(join(result, 'dict/1.0.0/dict.js'), 'utf8')).toContain(vendor.serviceBase);

      await writeFile(join(clone, 'src/loader/README.md'), 'Another text.');
      await expect(sh(clone, release), 'a build of other sources').rejects.toThrow(
        /was not built from the present sources/,
      );

      const links = relativeLinks(readFileSync(join(result, 'README.md'), 'utf8'));
      expect(links.filter((file) => !existsSync(join(result, file)))).toEqual([]);
      const files = [...readdirSync(result), ...readdirSync(join(result, 'dict/1.0.0'))];
      const hosting = read('stories/docs/Hosting.mdx');
      expect(files.filter((file) => !/\.(?:br|gz)$/.test(file) && !hosting.includes(`\`${file}`))).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);

const vendor = {
  serviceBase: 'https://api.vendor.example/v2',
  consoleUrl: 'https://console.vendor.example',
  links: { terms: 'https://vendor.example/terms', privacy: 'https://vendor.example/privacy' },
  payments: { cardWidgetUrl: 'https://cards.vendor.example/v2/widget.js' },
};
const cards = 'https://cards.vendor.example';
const leastPolicy = policyOf(['elements', 'card'], {
  cdn: "'self'",
  service: 'https://api.vendor.example',
  widget: cards,
  widgetFrames: cards,
});

const linesOfGoodRelease = [
  'ok    Version, CHANGELOG.md and README.md',
  'ok    publint',
  expect.stringMatching(/^ok    attw: \d+ packed files, [\d.]+ kB$/),
  'ok    integrity.json',
];

const linesOf = (output: string) => output.split('\n').filter((line) => /^(?:ok|FAULT) /.test(line));

/** The tags in the table of sizes at the end of the check's output. */
const tagsWithSizes = (output: string) =>
  [...output.matchAll(/^(dict-\S+) +[\d.]+ kB$/gm)].map(([, tag = '']) => tag).sort();

/** Creates a folder like a clone: its files, the installed packages, and a configuration. */
async function cloneInto(folder: string): Promise<void> {
  const ignored = new Set([...read('.gitignore').split('\n'), '.git/'].map((line) => line.replace(/\/$/, '')));
  const isCloned = (file: string) => file === root || !ignored.has(file.slice(root.length).split('/')[0]!);
  await mkdir(folder, { recursive: true });
  await cp(root, folder, { recursive: true, filter: isCloned });
  // Hard links where both folders are on one disk.
  await sh(folder, `cp -al '${root}node_modules' . 2>/dev/null || cp -a '${root}node_modules' .`);
  await writeFile(join(folder, 'vendor.json'), JSON.stringify(vendor));
}

function digestsIn(folder: string): Record<string, string> {
  const files = filesOf(folder).filter((file) => !file.startsWith('release/'));
  return Object.fromEntries(files.map((file) => [file, sha384(readFileSync(join(folder, file)))]));
}
