import type { StoryObj } from '@storybook/web-components-vite';

type Variant = (story?: StoryObj) => StoryObj;

const under =
  (globals: StoryObj['globals']): Variant =>
  (story = {}) => ({ ...story, globals: { ...story.globals, ...globals } });

/* Variants of a story: small phone, dark theme, right to left in Arabic, longer words. */
export const narrow = under({ viewport: { value: 'w320' } });
export const dark = under({ theme: 'dark' });
export const rightToLeft = under({ direction: 'rtl', language: 'ar' });
export const longTexts = under({ texts: 'long' });

/** `beforeEach` for stories that use controls of narrow screens: makes the story narrow in a viewport of any width. */
export function onPhone({ canvasElement: { style } }: { readonly canvasElement: HTMLElement }): () => void {
  style.maxWidth = '320px';
  return () => (style.maxWidth = '');
}
