import { browserslist } from '../../package.json';

const names: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'Safari on iOS',
};

/** The oldest supported browsers, from package.json: 'Chrome 123, Edge 123, … and Safari on iOS 17.5'. */
export const browsers = browserslist
  .map((each) => each.replace(/^(\w+) >= /, (_, name: string) => `${names[name]} `))
  .join(', ')
  .replace(/, ([^,]+)$/, ' and $1');
