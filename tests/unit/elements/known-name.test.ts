import { expect, test } from 'vitest';
import { loadTexts, offerLanguages } from '../../../src/core/config/language.ts';
import type { BindTexts } from '../../../src/core/config/text.ts';
import { languages } from '../../../src/languages/languages.ts';
import { cycle, stage } from '../../../src/languages/de/rest.ts';
import { text as cycleText } from '../../../src/elements/shared/cycle.text.ts';
import { knownName } from '../../../src/elements/shared/known-name.ts';
import { text as stageText } from '../../../src/elements/shared/stage.text.ts';

offerLanguages(languages);

const bound =
  (language: string): BindTexts =>
  (text) =>
  (key, values) =>
    text(key, values, language);

test('a name that the service gives is written in the language of the reader', async () => {
  await loadTexts('de', false);
  expect(knownName('Trial expired', stageText, bound('de'))).toBe(stage.trialExpired);
  expect(knownName(' onhold', stageText, bound('de'))).toBe(stage.onHold);
  expect(knownName('Yearly', cycleText, bound('de'))).toBe(cycle.yearly);
});

test('a name that is not known is written as the service gives it', async () => {
  await loadTexts('de', false);
  expect(knownName('In review', stageText, bound('de'))).toBe('In review');
});
