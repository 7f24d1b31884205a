import { expect, test } from 'vitest';
import type { InstallationLinks } from '../../../src/elements/shared/installation-links.ts';
import { visibleApps } from '../../../src/elements/installation/apps.ts';

test('an empty list of available apps hides no card [CON-2.6.9 CON-9.26]', () => {
  const keys = visibleApps([], {} as InstallationLinks, (text) => text).map(({ key }) => key);
  expect(keys).toEqual(['win', 'web', 'webext', 'mobapp', 'mob']);
});
