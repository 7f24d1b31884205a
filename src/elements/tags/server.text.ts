import { texts } from '../core/config/text.ts';

/** What stands above what was drawn ahead where no script runs. */
export const t = texts('kit', {
  noScript: 'This part of the page needs JavaScript. Turn it on in your browser’s settings, then reload the page.',
});
