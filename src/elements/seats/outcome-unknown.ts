import { textIn, type Localized } from '../../core/config/text.ts';
import type { Problem } from '../../core/state/problem.ts';
import { text } from './seat-dialogs.text.ts';

/** Says after a failure without an answer that the change may still have gone through (NET-03). */
export const maybeDone =
  (problem: Problem): Localized =>
  (language) =>
    `${textIn(problem.text, language)}\n${text('maybeDone', {}, language)}`;
