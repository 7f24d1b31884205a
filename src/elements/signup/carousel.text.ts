import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('kit', {
  carousel: 'carousel',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  slide: '{position} of {count}',
});
