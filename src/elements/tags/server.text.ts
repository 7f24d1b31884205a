import { texts } from '../../core/config/text.ts';

export const text = texts('kit', {
  noScript: 'This part of the page needs JavaScript. Turn it on in your browser’s settings, then reload the page.',
});
