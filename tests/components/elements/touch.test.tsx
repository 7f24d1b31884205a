import { beforeEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { state } from '../support/screen.ts';
import { lowControlsOf } from '../support/touch.ts';
import { subscriptionId } from './seats-screen.ts';

/* On phones every control of a list has 44 px for a finger, by a hit area that may be larger than the control. */

const page = sandboxPage();

beforeEach(() => screen.viewport(320, 760));

const screens = [
  ['dict-subscriptions', 'admin', () => ({ 'org-id': '5001' })],
  ['dict-organizations', 'admin', () => ({})],
  ['dict-seats', 'enterprise', () => ({ 'subscription-id': subscriptionId(page) })],
] as const;

test.each(screens)(
  'no control of <%s> is less than 44 px high for a finger at 320 px',
  { tags: ['A11Y-19'] },
  async (...given) => {
    const [tag, user, attributes] = given;
    await page.logIn(user);
    const element = await page.put(tag, attributes());
    await state(tag).toBe('ready');
    const { low, count } = lowControlsOf(element);
    expect(count).toBeGreaterThan(10);
    expect(low).toEqual([]);
  },
);

test.each(screens.filter(([tag]) => tag !== 'dict-organizations'))(
  'the first row of <%s> begins above 400 px of a phone, below the header of the console',
  async (...given) => {
    const [tag, user, attributes] = given;
    await screen.viewport(375, 760);
    await page.logIn(user);
    const element = await page.put(tag, attributes());
    await state(tag).toBe('ready');
    // The place of the element in the console: as wide as a phone without the gutters, below header (57 px) and padding (24 px).
    element.style.cssText = 'display: block; inline-size: 343px';
    const top = () => {
      const row = element.shadowRoot!.querySelector('tbody tr')!.getBoundingClientRect();
      return row.top - element.getBoundingClientRect().top + 57 + 24;
    };
    await expect.poll(top).toBeLessThan(400);
  },
);
