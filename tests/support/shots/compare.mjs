// Compares the stories of a commit with those of the working tree: one page below .cache/ shows them side by side and
// marks the differences.
import { execFileSync, fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStorybook, root, takeStories } from './stories.mjs';

const markingMs = 60_000;
// Writes the page after so many results, so that it can be looked at while the rest is being compared.
const writtenEvery = 100;

/** `commit` is any name that git knows; `wanted` a part of the stories' ids. */
export async function compareWith(commit, wanted = '') {
  if (!commit) throw new Error('Name a commit: npm run shots -- --compare main~3 [part of a story’s id]');
  const id = git('rev-parse', '--short', `${commit}^{commit}`).trim();
  const folder = join(root, '.cache/shots');
  rmSync(folder, { recursive: true, force: true });
  const before = checkOut(id, join(folder, 'checkout'));
  for (const [checkout, name] of [
    [before, 'before'],
    [root, 'after'],
  ]) {
    const built = join(folder, `storybook-${name}`);
    buildStorybook(checkout, built);
    await takeStories(built, join(folder, name), wanted);
  }
  const file = join(folder, 'index.html');
  const pairs = await comparePictures(folder, (results, count) => {
    if (results.length % writtenEvery > 0) return;
    writeFileSync(file, comparisonPage(id, results, count));
    console.log(`marked ${results.length} of ${count}: ${file}`);
  });
  writeFileSync(file, comparisonPage(id, pairs));
  const counted = pairs.filter(({ is }) => is !== 'same').length;
  console.log(`${counted} of ${pairs.length} pictures differ: ${file}`);
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

/**
 * Puts the files of a commit into a folder. Links the installed packages, unless the commit has other versions of some.
 */
function checkOut(id, folder) {
  mkdirSync(folder, { recursive: true });
  const files = execFileSync('git', ['archive', id], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  const packages = (of) => Object.entries(JSON.parse(readFileSync(join(of, 'package-lock.json'), 'utf8')).packages);
  const installed = new Map(packages(root).map(([path, { version }]) => [path, version]));
  if (packages(folder).every(([path, { version }]) => installed.get(path) === version))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

/**
 * Compares the pictures of `before/` and `after/` in a folder, and writes the marked ones to `marked/`. Each result is `{ name,
 * is, share }`: `same`, `changed`, `new`, `gone` or `unmarked` (its process died or took too long), and the share of the pixels
 * that differ. The most changed come first. `onProgress` is called with the results so far and the number of all.
 */
export async function comparePictures(folder, onProgress = () => {}) {
  const inFolder = (name) => (existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : []);
  const [before, after] = [new Set(inFolder('before')), new Set(inFolder('after'))];
  const names = [...new Set([...before, ...after])];
  const alone = names.filter((name) => !before.has(name) || !after.has(name));
  const results = alone.map((name) => ({ name, is: before.has(name) ? 'gone' : 'new', share: 1 }));
  const left = names.filter((name) => before.has(name) && after.has(name));
  const markAll = async () => {
    const marker = markerIn(folder);
    for (let name = left.shift(); name; name = left.shift()) {
      results.push({ name, ...(await marker.mark(name)) });
      onProgress(sorted(results), names.length);
    }
    marker.stop();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, markAll));
  return sorted(results);
}

const sorted = (results) => results.toSorted((a, b) => b.share - a.share || a.name.localeCompare(b.name));

/** Marks pictures in a separate process: if it dies or hangs, one picture is lost and a new process continues. */
function markerIn(folder) {
  const start = () => fork(fileURLToPath(new URL('marking.mjs', import.meta.url)), [folder]);
  let marking = start();
  return {
    async mark(name) {
      const patience = setTimeout(() => marking.kill('SIGKILL'), markingMs);
      const share = await new Promise((resolve) => {
        marking.once('message', resolve).once('exit', () => resolve(null));
        marking.send(name);
      });
      clearTimeout(patience);
      marking.removeAllListeners();
      if (share !== null) return { is: share > 0 ? 'changed' : 'same', share };
      marking = start();
      return { is: 'unmarked', share: 1 };
    },
    stop: () => marking.kill(),
  };
}

/**
 * The page, with a row for each picture that differs. `count`: the number of all pictures, if some are still to be
 * compared.
 */
export function comparisonPage(commit, pairs, count = pairs.length) {
  const shown = pairs.filter(({ is }) => is !== 'same');
  const figure = (side, name, words) =>
    `<figure><a href="${side}/${name}"><img loading="lazy" src="${side}/${name}" alt="${words}"></a><figcaption>${words}</figcaption></figure>`;
  const rows = shown.map(
    ({ name, is, share }) => `<section><h2>${name.replace('.png', '')}</h2>
<p>${is === 'changed' ? `${(100 * share).toFixed(2)} % of the pixels differ` : is}</p><div>
${is === 'new' ? '' : figure('before', name, `Before, ${commit}`)}
${is === 'gone' ? '' : figure('after', name, 'After')}
${is === 'changed' ? figure('marked', name, 'What differs') : ''}
</div></section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Compared with ${commit}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 24px }
section { margin-block: 32px; border-block-start: 1px solid }
h2 { font-size: 18px; overflow-wrap: anywhere }
div { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px; align-items: start }
figure { margin: 0 }
img { max-inline-size: 100%; border: 1px solid }
</style></head><body>
<h1>Compared with ${commit}</h1><p>${shown.length} of ${pairs.length} pictures differ.${count > pairs.length ? ` ${count - pairs.length} are still to be compared.` : ''}</p>
${rows.join('\n')}
</body></html>
`;
}
