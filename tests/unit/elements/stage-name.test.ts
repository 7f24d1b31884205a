import { expect, test } from 'vitest';
import { loadTexts, offerLanguages } from '../../../src/core/config/language.ts';
import type { BindTexts } from '../../../src/core/config/text.ts';
import { languages } from '../../../src/languages/languages.ts';
import { stage as german } from '../../../src/languages/de/rest.ts';
import { stageText } from '../../../src/elements/shared/stage-name.ts';

offerLanguages(languages);

const bound =
  (language: string): BindTexts =>
  (text) =>
  (key, values) =>
    text(key, values, language);

test('a stage that the service names is written in the language of the reader', async () => {
  await loadTexts('de', false);
  expect(stageText('Trial expired', bound('de'))).toBe(german.trialExpired);
  expect(stageText(' onhold', bound('de'))).toBe(german.onHold);
});

test('a stage that is not known is written as the service names it', async () => {
  await loadTexts('de', false);
  expect(stageText('In review', bound('de'))).toBe('In review');
});
