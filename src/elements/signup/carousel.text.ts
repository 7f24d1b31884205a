import { texts } from '../../core/config/text.ts';

export const t = texts('kit', {
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  slide: '{position} of {count}',
});
