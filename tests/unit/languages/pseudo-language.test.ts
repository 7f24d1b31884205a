import { beforeEach, expect, test } from 'vitest';
import { pseudoLanguage, pseudoMessages } from '../../../.storybook/pseudo-language.ts';
import { configure } from '../../../src/core/config/config.ts';
import { resetPage } from '../../../src/core/page/page.ts';
import { text as t } from '../../../src/elements/signup/signup.text.ts';
import { text as tRefer } from '../../../src/elements/refer/refer.text.ts';

beforeEach(() => {
  resetPage();
  configure({ language: pseudoLanguage, messages: pseudoMessages });
});

test('every text is in brackets, accented and 40 % longer, and takes its values', () => {
  const { title } = t.english;
  expect(t('title')).toMatch(/^\[Çréåté .*\]$/);
  expect(t('title').length).toBeGreaterThanOrEqual(title.length * 1.35);
  expect(t('agree')).toContain('{terms}');
  expect(tRefer('earned', { count: 1 })).toMatch(/^\[1 dåý .*\]$/);
  expect(tRefer('earned', { count: 37 })).toMatch(/^\[37 dåýs .*\]$/);
});

test('English stays as it is', () => {
  configure({ language: 'en' });
  expect(t('title')).toBe(t.english.title);
});
