import { expect, test } from 'vitest';
import { samples } from '../core/service/samples/samples.ts';
import { visibleApps } from '../../../src/elements/installation/apps.ts';

const links = samples.productGettingStart.given;
const keys = (available: readonly string[]) => visibleApps(available, links, (text) => text).map(({ key }) => key);

test('a card is hidden when the list of available apps is not empty and lacks its key [CON-2.6.9]', () => {
  expect(keys(['web', 'mob'])).toEqual(['web', 'mob']);
  expect(keys(['other'])).toEqual([]);
});

test('an empty list hides nothing [CON-2.6.9 CON-9.26]', () => {
  expect(keys([])).toEqual(['win', 'web', 'webext', 'mobapp', 'mob']);
});
