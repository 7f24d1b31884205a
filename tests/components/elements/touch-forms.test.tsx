import { beforeEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { lowControlsOf } from '../support/touch.ts';

/* On phones every control of a form has 44 px for a finger, by a hit area that may be larger than the control. */

const page = sandboxPage();

beforeEach(() => screen.viewport(320, 760));

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
  const { low, count } = lowControlsOf(element);
  expect(count).toBeGreaterThan(0);
  expect(low).toEqual([]);
});
