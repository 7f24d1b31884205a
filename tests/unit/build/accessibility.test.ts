import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accessibilityReport, criteria } from '../../../src/build/accessibility.mjs';
import { root } from '../../build/built.ts';

const version = '1.0.0';

test('the accessibility report judges all 55 criteria of WCAG 2.2 A and AA', () => {
  expect(new Set(criteria.map(([number]) => number)).size).toBe(55);
  expect(criteria.filter(([, , level]) => level === 'A')).toHaveLength(31);
});

test('each criterion of the accessibility report has a verdict, a remark and, where it applies, rows', () => {
  const empty = criteria.filter(([, , , verdict, rows, remark]) => {
    const needsRows = verdict === 'Supports';
    return !verdict || !remark || (needsRows && rows.length === 0);
  });
  expect(empty).toEqual([]);
});

test('ACCESSIBILITY.md is the report of the present rows', () => {
  const cells = (markdown: string) => markdown.replaceAll(/[ -]*\|[ -]*/g, '|').replaceAll(/\\?[–_*]/g, '');
  expect(cells(readFileSync(join(root, 'ACCESSIBILITY.md'), 'utf8'))).toBe(cells(accessibilityReport({ version })));
});
