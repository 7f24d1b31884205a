// The stories of a commit and of the working tree side by side, with what differs marked, as one page below .cache/.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { buildStorybook, root, takeStories } from './stories.mjs';

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
  const pairs = comparePictures(folder);
  const file = join(folder, 'index.html');
  writeFileSync(file, comparisonPage(id, pairs));
  const counted = pairs.filter(({ is }) => is !== 'same').length;
  console.log(`${counted} of ${pairs.length} pictures differ: ${file}`);
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Puts the files of a commit into a folder. It shares the installed packages, unless it has others. */
function checkOut(id, folder) {
  mkdirSync(folder, { recursive: true });
  const files = execFileSync('git', ['archive', id], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  const lock = (of) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

/**
 * Compares the pictures of `before/` and `after/` in a folder, and writes the marked ones to `marked/`. Each result is `{ name,
 * is, share }`: `same`, `changed`, `new` or `gone`, and the share of the pixels that differ. The most changed come first.
 */
export function comparePictures(folder) {
  const inFolder = (name) => (existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : []);
  const [before, after] = [new Set(inFolder('before')), new Set(inFolder('after'))];
  mkdirSync(join(folder, 'marked'), { recursive: true });
  const results = [...new Set([...before, ...after])].map((name) => {
    if (!before.has(name)) return { name, is: 'new', share: 1 };
    if (!after.has(name)) return { name, is: 'gone', share: 1 };
    const share = mark(folder, name);
    return { name, is: share > 0 ? 'changed' : 'same', share };
  });
  return results.sort((a, b) => b.share - a.share || a.name.localeCompare(b.name));
}

function mark(folder, name) {
  const read = (side) => PNG.sync.read(readFileSync(join(folder, side, name)));
  const [before, after] = [read('before'), read('after')];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const marked = new PNG({ width, height });
  const [one, other] = [onCanvas(before, width, height), onCanvas(after, width, height)];
  const pixels = pixelmatch(one, other, marked.data, width, height, { threshold: 0.1, includeAA: false });
  if (pixels > 0) writeFileSync(join(folder, 'marked', name), PNG.sync.write(marked));
  return pixels / (width * height);
}

/** The pixels of a picture in the upper corner of a larger, transparent one. */
function onCanvas(picture, width, height) {
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}

/** The page: a row for each picture that is not the same. */
export function comparisonPage(commit, pairs) {
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
<h1>Compared with ${commit}</h1><p>${shown.length} of ${pairs.length} pictures differ.</p>
${rows.join('\n')}
</body></html>
`;
}
