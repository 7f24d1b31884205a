import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';

/* The filters above the subscriptions: their room for text, which only a measurement can check. */

const page = sandboxPage();

const pencil = document.createElement('canvas').getContext('2d')!;

/** In pixels, the room that the chosen text of a select leaves; below 0 it is cut. */
function roomOf(select: HTMLSelectElement): number {
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
  pencil.font = font;
  const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  return room - pencil.measureText(select.selectedOptions[0]!.text).width;
}

test.each(['en', 'de', 'es', 'fr', 'hi', 'ar'])(
  'in %s the choice of what expires soon has room on a desk',
  { tags: ['A11Y-26'] },
  async (lang) => {
    await screen.viewport(1440, 900);
    await page.logIn('admin');
    const element = await page.put('dict-subscriptions', { 'org-id': '5001', 'days-count': '30', lang });
    element.style.cssText = 'display: block; inline-size: 1264px';
    const select = () => element.shadowRoot!.querySelector<HTMLSelectElement>('select[name=expiresInDays]');
    await expect.poll(() => select()?.value).toBe('30');
    expect(roomOf(select()!)).toBeGreaterThanOrEqual(0);
  },
);
