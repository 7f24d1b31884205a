import { section } from '../row.ts';
import { callback } from '../tests.ts';

const { screen, message } = section('console.md', '2.15');

export const rows = [
  screen('a form, then a confirmation', callback('a form, then the confirmation')),
  message("'Your call is scheduled!'", callback('a form, then the confirmation')),
  screen(
    'the confirmation: the chosen time, and that an e-mail was sent to the user’s address',
    callback('a form, then the confirmation'),
  ),
  screen('OK closes and resets it', callback('OK closes and resets it')),
];
