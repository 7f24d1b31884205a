export interface Bar {
  readonly name: string;
  /** Cumulative ends of the parts, in ascending order. */
  readonly ends: readonly number[];
  readonly isReference: boolean;
}

export interface Chart {
  readonly title: string;
  readonly unit: string;
  readonly bars: readonly Bar[];
  readonly digits?: number;
}

const rowHeight = 44;
const barHeight = 14;
/** Percentage of the width for the longest bar: leaves room for the figure behind it, also at 320 px. */
const longest = 70;

/**
 * An SVG chart that scales with its container, with text of constant size. Each bar has its name above and its final figure
 * behind it.
 */
export function chartSvg({ title, unit, bars, digits = 0 }: Chart): string {
  const most = Math.max(1, ...bars.map(({ ends }) => ends.at(-1) ?? 0));
  const rows = bars.map((bar, index) =>
    rowSvg(bar, index * rowHeight, most, (value) => `${value.toFixed(digits)} ${unit}`),
  );
  const height = bars.length * rowHeight;
  return `<svg width="100%" height="${height}" role="img" aria-label="${escape(title)}">${rows.join('')}</svg>`;
}

function rowSvg(
  { name, ends, isReference }: Bar,
  top: number,
  most: number,
  figure: (value: number) => string,
): string {
  const scaled = ends.map((end) => (end / most) * longest);
  const parts = scaled.map((end, at) => {
    const from = scaled[at - 1] ?? 0;
    return `<rect class="part-${at}${isReference ? ' reference' : ''}" x="${round(from)}%" y="${top + 22}" width="${round(Math.max(end - from, 0))}%" height="${barHeight}"/>`;
  });
  const figures = ends.map(figure).join(', ');
  return `<g><title>${escape(`${name}: ${figures}`)}</title><text class="name" x="0" y="${top + 16}">${escape(name)}</text>${parts.join('')}<text class="figure" x="${round(scaled.at(-1) ?? 0)}%" dx="8" y="${top + 34}">${figure(ends.at(-1) ?? 0)}</text></g>`;
}

const round = (value: number) => Number(value.toFixed(1));

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!);
