import { afterEach, beforeEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { sandboxPage } from '../support/sandbox-page.ts';

/* On phones every control of a form has 44 px for a finger, by a hit area that may be larger than the control. */

const page = sandboxPage();

beforeEach(() => screen.viewport(320, 760));
afterEach(() => screen.viewport(414, 896));

const screens: readonly (readonly [keyof HTMLElementTagNameMap & `dict-${string}`, DocumentedUserKey | null])[] = [
  ['dict-signup', null],
  ['dict-login', null],
  ['dict-forgot-password', null],
  ['dict-account', 'retail'],
  ['dict-nav', 'retail'],
  ['dict-installation', 'retail'],
  ['dict-refer', 'referral'],
];

test.each(screens)('no control of <%s> is less than 44 px high for a finger at 320 px', async (tag, user) => {
  if (user) await page.logIn(user);
  const element = await page.put(tag);
  // Tests have a mouse: applies the rules for coarse pointers as a phone does.
  const root = element.shadowRoot!;
  for (const sheet of root.adoptedStyleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('coarse')) rule.media.mediaText = 'all';
    }
  }
  const heightOf = (control: Element) => {
    const own = control.getBoundingClientRect().height;
    const area = getComputedStyle(control, '::after');
    const isArea = area.content !== 'none' && area.position === 'absolute';
    return isArea ? Math.max(own, Number.parseFloat(area.height)) : own;
  };
  const controls = [
    ...root.querySelectorAll('button, a[href], input:not([type=hidden]), select, textarea, summary'),
  ].filter((each) => each.checkVisibility() && each.clientHeight !== 1);
  expect(controls.length).toBeGreaterThan(0);
  const low = controls.filter((control) => heightOf(control) < 44);
  const names = low.map((each) => `${each.localName} ${each.className} ${each.textContent} ${heightOf(each)}`);
  expect([...new Set(names)]).toEqual([]);
});
