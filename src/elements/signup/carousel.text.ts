import { texts } from '../../core/config/text.ts';

export const t = texts('kit', {
  carousel: 'carousel',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  slide: '{position} of {count}',
});
