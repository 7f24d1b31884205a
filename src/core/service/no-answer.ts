import { localized } from '../config/text.ts';
import { failure, type Failure } from '../state/problem.ts';
import { text } from './outcomes.text.ts';

/** The failure of a call without an answer: no network, a time limit, or code that could not be loaded (code '404'). */
export const noAnswer = (endpoint: { readonly name: string }): Failure =>
  failure(endpoint, 'no-answer', '404', localized(text, 'noAnswer'));
