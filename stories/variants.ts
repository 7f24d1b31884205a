import type { StoryObj } from '@storybook/web-components-vite';

type Variant = (story?: StoryObj) => StoryObj;

const under =
  (globals: StoryObj['globals']): Variant =>
  (story = {}) => ({ ...story, globals: { ...story.globals, ...globals } });

/* A state as it is on a small phone, in the dark, from right to left, and in a language with longer words. */
export const narrow = under({ viewport: { value: 'w320' } });
export const dark = under({ theme: 'dark' });
export const rightToLeft = under({ direction: 'rtl' });
export const longTexts = under({ texts: 'long' });
