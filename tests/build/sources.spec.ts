import { createHash } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { filesIn, matches, read } from './built.ts';

const sources = filesIn('src', '.ts', '.tsx').filter((file) => !file.startsWith('src/build/'));
const rendered = sources.filter((file) => /^src\/(?:elements|host)\//.test(file));
const sheets = filesIn('src', '.css');
const built = [...filesIn('dist/cdn', '.js', '.css'), ...filesIn('dist/host', '.js', '.css', '.html')];
const scripts = built.filter((file) => file.endsWith('.js'));

/** Ways to turn a text into markup or code. Our sources must not contain any of them (SEC-03). */
const sink =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\s*=(?!=)|insertAdjacentHTML|document\.write\(|\beval\(|new Function\b|set(?:Timeout|Interval)\(\s*['"`]|srcdoc/gi;

test('our sources make no markup or code from text', { tag: '@SEC-03' }, () => {
  expect(matches([...sources, ...filesIn('src', '.html')], sink)).toEqual([]);
});

test('the built files make no markup or code from text, except React at known places', { tag: '@SEC-03' }, () => {
  const found = scripts.flatMap((file) =>
    [...read(file).matchAll(sink)].map(({ index }) => ({ file, place: around(read(file), index) })),
  );
  const unknown = found.filter(({ place }) => !reactsOwn.includes(sumOf(place)));
  expect(unknown.map(({ file, place }) => `${sumOf(place)} ${file}: ${place}`)).toEqual([]);
});

// The code around a sink, with `_` in the place of the names that the minifier chose.
const around = (code: string, index: number) =>
  code.slice(index - 20, index + 45).replace(/(?<![\w$.])[\w$]{1,2}(?![\w$])/g, '_');
const sumOf = (place: string) => createHash('sha256').update(place).digest('hex').slice(0, 12);
const reactsOwn: readonly string[] = [
  '0ca4827d4f3f',
  '9b23338a64ff',
  'c69ef8bc2ffc',
  '78c81e48681c',
  '588013893aff',
  '8aa1d6da107b',
  '74f0f329e47b',
  '6d1d6715f8cc',
  'ec7ccbbfdb37',
  'd6d761d97263',
  'bc5062c4c921',
  '96066890c0b4',
  '3efe2c895b9d',
  '63923485ce44',
];

test('no import lacks its export', () => {
  // The code that the bundler writes for an import that its module does not export.
  expect(matches(scripts, /.{0,40}\(void 0\)\(.{0,40}/g)).toEqual([]);
});

test('no message is sent to any origin', { tag: '@SEC-17' }, () => {
  expect(matches([...sources, ...scripts], /postMessage\([^)]*['"`]\*['"`]/g)).toEqual([]);
});

test('the published files contain no source map, test hook, story or sandbox', { tag: '@SEC-34' }, () => {
  expect([...filesIn('dist', '.map'), ...matches(scripts, /sourceMappingURL=[^\n]*/g)]).toEqual([]);
  expect(
    matches(scripts, /data-testid|vitest|playwright|storybook|mockServiceWorker|\/sandbox\/|example\.com/gi),
  ).toEqual([]);
});

test('the sources avoid Array.from, which Prototype.js replaces', { tag: '@HOST-05' }, () => {
  const ours = sources.filter((file) => /^src\/(?:core|elements)\//.test(file));
  expect(matches(ours, /\bArray\.from\(/g)).toEqual([]);
});

test('no size depends on the page’s root font size: there is no rem', { tag: '@HOST-02' }, () => {
  expect(matches([...sheets, ...built], /\b\d*\.?\d+rem\b/g)).toEqual([]);
});

test('no style names a left or right side', { tag: '@A11Y-26' }, () => {
  const side = /(?<![\w-])(?:[a-z-]+-)?(?:left|right)(?:-[a-z-]+)?(?![\w-])/g;
  expect(matches(sheets, side)).toEqual([]);
});

test('no view writes a style attribute or a <style>', () => {
  // server.tsx may: it writes prerendered markup with inline styles if the page’s author asks for them.
  const views = rendered.filter((file) => file !== 'src/elements/tags/server.tsx');
  expect(matches(views, /\bstyle=\{|<style\b|\.style\.\w+\s*=|setAttribute\(\s*['"]style/g)).toEqual([]);
});
