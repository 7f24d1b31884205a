import { expect, test } from 'vitest';
import { serviceCodes } from '../../../.storybook/docs/service-codes.ts';
import { filesIn, read } from '../../build/built.ts';

/* The page “Error codes”. */

test('the codes of the service in the guide are those that the sources act on', () => {
  const sources = ['src/core', 'src/elements'].flatMap((folder) => filesIn(folder, '.ts', '.tsx'));
  const code = sources.map((file) => read(file).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')).join('\n');
  const acted = new Set(Array.from(code.matchAll(/'((?:S|ORG|REG|seat|mccckd)\d{2,4})'/g), ([, name]) => name));
  expect(new Set<string | undefined>(serviceCodes.map(({ code: name }) => name))).toEqual(acted);
});
