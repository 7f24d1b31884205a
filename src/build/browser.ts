import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly browserslist: readonly string[];
};

/**
 * The browsers of package.json in the form that Vite expects. `light-dark()` is not lowered: the sheets would be half as
 * long again and ignore `color-scheme`.
 */
export const browsers = browserslist.map((each) => each.replace('ios_saf', 'ios').replace(' >= ', ''));
