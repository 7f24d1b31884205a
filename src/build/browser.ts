import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly browserslist: readonly string[];
};

/**
 * The browsers of package.json, as a build target. light-dark() stays as it is written: lowered, a sheet would be
 * half as long again and lose `color-scheme`.
 */
export const browsers = browserslist.map((each) => each.replace('ios_saf', 'ios').replace(' >= ', ''));
