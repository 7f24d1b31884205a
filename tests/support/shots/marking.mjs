// The process that marks pictures for compare.mjs: reads `before/` and `after/` in the folder it is started with.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const [folder] = process.argv.slice(2);
mkdirSync(join(folder, 'marked'), { recursive: true });
process.on('message', (name) => process.send(mark(name)));

/** Returns the share of the pixels that differ. If there are any, writes the marked picture to `marked/`. */
function mark(name) {
  const [before, after] = ['before', 'after'].map((side) => readFileSync(join(folder, side, name)));
  if (before.equals(after)) return 0;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const marked = new PNG({ width, height });
  const canvases = [one, other].map((picture) => onCanvas(picture, width, height));
  const pixels = pixelmatch(...canvases, marked.data, width, height, { threshold: 0.1, includeAA: false });
  // Compressed lightly: the file is looked at once, and the strongest compression takes most of the time.
  if (pixels > 0) writeFileSync(join(folder, 'marked', name), PNG.sync.write(marked, { deflateLevel: 3 }));
  return pixels / (width * height);
}

/** The pixels of a picture in the upper corner of a larger, transparent one. */
function onCanvas(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
