import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reserved } from '../../../src/elements/runtime/element.ts';
import { bareTags } from '../../journeys/support/bare-tags.ts';
import { measuredFolder, tagWidths, type Measured } from './measured.ts';

const made = fileURLToPath(new URL('../../../src/elements/runtime/reserved-heights.made.ts', import.meta.url));

/** Languages with longer texts have heights of their own, so that the others reserve no room for these. */
const longLanguages = ['de', 'fr', 'es'];

/** A page has at most this much room beside its content: a tag is up to so much narrower than the screen. */
const margins = 32;

/** Heights that differ by less than a line count as one. */
const lineHeight = 24;

/** After a run: writes what `dict.css` reserves. */
export default function write() {
  const all = readdirSync(measuredFolder).map(
    (file) => JSON.parse(readFileSync(join(measuredFolder, file), 'utf8')) as Measured,
  );
  if (all.length !== bareTags.length * 2)
    throw new Error('Not every element was measured: the heights stay as they are.');
  const table: Record<string, Reserved[]> = {};
  for (const { tag, where } of bareTags) {
    const ofTag = (table[tag] ??= []);
    if (ofTag.some((each) => each.where === where)) continue;
    const own = all.filter((each) => each.tag === tag && each.where === where);
    for (const isLong of [false, true])
      for (const isCoarse of [false, true]) {
        const found = own.filter((each) => each.isCoarse === isCoarse).flatMap((each) => each.found);
        const ofLanguages = found.filter(({ language }) => longLanguages.includes(language) === isLong);
        const lang = isLong ? `:is(${longLanguages.map((each) => `:lang(${each})`).join(', ')})` : '';
        ofTag.push({ where: `${where}${lang}`, isCoarse, ...stepsOf(ofLanguages.map(({ heights }) => heights)) });
      }
  }
  const lines = Object.entries(table).map(
    ([tag, rows]) => `  '${tag}': [\n${rows.map((row) => `    ${JSON.stringify(row)},\n`).join('')}  ],\n`,
  );
  writeFileSync(made, `${head}export const reservedHeights: ReservedHeights = {\n${lines.join('')}};\n`);
}

const head = `// Made by \`npm run heights\`, which measures the rendered elements in several fonts and all languages.
import type { ReservedHeights } from './element.ts';

`;

/** The steps from the widest screen to the narrowest. Each is as high as the highest of its drawings. */
function stepsOf(drawings: readonly (readonly number[])[]): Pick<Reserved, 'height' | 'below'> {
  const highest = tagWidths.map((_, at) => Math.max(...drawings.map((heights) => heights[at]!)));
  const onScreen = (screen: number) =>
    Math.max(...highest.filter((_, at) => tagWidths[at]! >= screen - margins - 4 && tagWidths[at]! <= screen + 4));
  const steps: { below: number; low: number; high: number }[] = [];
  for (let screen = tagWidths.at(-1)!; screen >= tagWidths[0]!; screen -= 4) {
    const height = onScreen(screen);
    const step = steps.at(-1);
    const low = Math.min(step?.low ?? Infinity, height);
    const high = Math.max(step?.high ?? 0, height);
    if (step && high - low <= lineHeight) Object.assign(step, { low, high });
    else steps.push({ below: screen + 4, low: height, high: height });
  }
  const [first, ...later] = steps;
  return { height: first!.high, below: later.map(({ below, high }) => [below, high] as const) };
}
