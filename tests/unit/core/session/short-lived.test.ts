import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { resetPage } from '../../../../src/core/page/page.ts';
import { shortLived } from '../../../../src/core/session/drafts/short-lived.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { fakeStorage, putStorage, removeStorages } from './session.world.ts';

const minuteMs = 60_000;

beforeEach(() => {
  resetPage();
  putStorage('sessionStorage', fakeStorage());
});
afterEach(removeStorages);

/** The value as one page of the tab sees it. */
const ofPage = () => shortLived('dict.visit.test', z.string(), () => 'session');

test('NET-14 a page measures its own value by the monotonic clock, the next page by the system clock', () => {
  const clock = createControlledClock();
  const page = ofPage();
  page.write('value', clock);
  clock.jump(24 * 60 * minuteMs);
  expect(page.read(clock)).toBe('value');
  clock.advance(10 * minuteMs);
  expect(ofPage().read(clock)).toBe(null);
});

test('NET-14 a page from the back/forward cache does not take its own start for that of a newer value', () => {
  const clock = createControlledClock();
  const [cached, later] = [ofPage(), ofPage()];
  cached.write('old', clock);
  clock.advance(9 * minuteMs);
  later.write('new', clock);
  clock.advance(2 * minuteMs);
  expect(cached.read(clock)).toBe('new');
  clock.advance(8 * minuteMs);
  expect(cached.read(clock)).toBe(null);
});
