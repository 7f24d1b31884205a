import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const command = fileURLToPath(new URL('../../dist/early-views.js', import.meta.url));

/** The value of `__DICT_VIEWS__` in `dict.js` until the views replace it. */
export const viewsPlaceholder = '%early-views%';

const start = '/*early views*/';
const end = '/*end of early views*/';

/**
 * The views that `dict.js` draws itself, and the rules of the theme, as JSON.
 * @param {string} config The path of the vendor's JSON file, or ''.
 * @returns {Promise<string>}
 */
export async function earlyViews(config) {
  const { stdout } = await promisify(execFile)(process.execPath, config ? [command, config] : [command], {
    maxBuffer: 2 ** 24,
  }).catch(({ stderr, message }) => {
    throw new Error(stderr.trim() || message);
  });
  return stdout;
}

/**
 * Puts the views into the code of `dict.js`: in place of the placeholder, or of the views of the build.
 * @param {string} code
 * @param {string} views
 * @returns {string}
 */
export function withEarlyViews(code, views) {
  const [from, to] = placeIn(code);
  return `${code.slice(0, from)}${start}${views}${end}${code.slice(to)}`;
}

function placeIn(code) {
  // `- 1` and `+ 1`: the placeholder is a string in the code, and its quotes are replaced too.
  const placeholder = code.indexOf(viewsPlaceholder);
  if (placeholder >= 0) return [placeholder - 1, placeholder + viewsPlaceholder.length + 1];
  const [first, last] = [code.indexOf(start), code.indexOf(end)];
  if (first < 0 || last < 0) throw new Error('dict.js has no place for the early views.');
  return [first, last + end.length];
}
