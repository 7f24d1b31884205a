import { translator } from '../kit/language.ts';
import { texts, type Localized } from '../../core/config/text.ts';
import { knownName } from './known-name.ts';

export const text = texts('cycle', {
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  yearly: 'Yearly',
});

/** Call it only while rendering. */
export const cycleName = (name: string): string => knownName(name, text, translator);

export const localizedCycle =
  (name: string): Localized =>
  (language) =>
    knownName(name, text, (names) => (key, values) => names(key, values, language));
