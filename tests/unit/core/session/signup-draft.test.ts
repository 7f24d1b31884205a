import { describe, expect, test } from 'vitest';
import { configure } from '../../../../src/core/config/config.ts';
import { keyOfService } from '../../../../src/core/config/service-name.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import {
  clearDraft,
  draftPassword,
  keepDraft,
  keepDraftPassword,
  readDraft,
  renewDraft,
  signupCodeAgeMs,
} from '../../../../src/core/session/drafts/signup-draft.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { storagePage } from './session.world.ts';
import { signupDraft as draft } from '../../../../stories/person.ts';

const minute = 60_000;
const password = 'Canary-Secret1';

const { local, tab } = storagePage();

/** The draft as it is stored. */
const kept = (change: object) => JSON.stringify({ v: 1, startedAtMs: Date.now(), value: draft, ...change });

describe('a signup between its form and its OTP', () => {
  test('is in the tab’s own storage, and the password in memory only', { tags: ['ACC-3.14', 'ACC-4.12'] }, () => {
    keepDraft(draft, password);
    expect(readDraft()).toEqual(draft);
    expect(draftPassword()).toBe(password);
    expect([...tab.items.keys()]).toEqual([keyOfService('dict.visit.signup')]);
    expect(local.items.size).toBe(0);
  });

  test('no storage ever contains the password: after a reload it is asked for again', { tags: ['SEC-10'] }, () => {
    keepDraft(draft, password);
    renewDraft();
    keepDraftPassword(password);
    expect(JSON.stringify([...tab.items, ...local.items])).not.toContain(password);
    resetPage();
    expect(readDraft()).toEqual(draft);
    expect(draftPassword()).toBeNull();
    keepDraftPassword('typed again');
    expect(draftPassword()).toBe('typed again');
  });

  test.each([false, true])(
    'expires 10 minutes after the last code (after a reload: %s)',
    { tags: ['DEC-3.3'] },
    (isReloaded) => {
      const clock = createControlledClock();
      keepDraft(draft, password, clock);
      if (isReloaded) resetPage();
      clock.advance(9 * minute);
      renewDraft(clock);
      clock.advance(10 * minute - 1);
      expect(readDraft(clock)).toEqual(draft);
      expect(draftPassword()).toBe(isReloaded ? null : password);
      clock.advance(1);
      renewDraft(clock);
      expect([readDraft(clock), draftPassword(), tab.items.size]).toEqual([null, null, 0]);
    },
  );

  test.each([
    [365 * 24 * 60 * minute, false],
    [-11 * minute, false],
    [60 * minute, true],
    [-24 * 60 * minute, true],
  ])(
    'a system clock set by %i ms neither ends a signup early nor prolongs it (after a reload: %s)',
    { tags: ['NET-14'] },
    (jump, isReloaded) => {
      const clock = createControlledClock();
      keepDraft(draft, password, clock);
      clock.jump(jump);
      if (isReloaded) resetPage();
      expect(readDraft(clock)).toEqual(draft);
      clock.advance(10 * minute);
      expect(readDraft(clock)).toBeNull();
    },
  );

  test(
    'a page from the back/forward cache does not take its own start for that of a newer signup',
    { tags: ['NET-14'] },
    () => {
      const clock = createControlledClock();
      keepDraft(draft, password, clock);
      clock.advance(9 * minute);
      tab.items.set(keyOfService('dict.visit.signup'), kept({ startedAtMs: clock.monotonicMs() }));
      clock.advance(2 * minute);
      expect(readDraft(clock)).toEqual(draft);
      clock.advance(8 * minute);
      expect(readDraft(clock)).toBeNull();
    },
  );

  test('its code is as old as the time since the last one, also after a reload', { tags: ['ACC-4.17'] }, () => {
    const clock = createControlledClock();
    expect(signupCodeAgeMs(clock)).toBe(0);
    keepDraft(draft, password, clock);
    clock.advance(minute);
    expect(signupCodeAgeMs(clock)).toBe(minute);
    renewDraft(clock);
    clock.advance(8000);
    resetPage();
    expect(signupCodeAgeMs(clock)).toBe(8000);
  });

  test(
    'a signup that was stored in the future, by a former clock, has 10 minutes from now on',
    { tags: ['NET-14'] },
    () => {
      const clock = createControlledClock();
      tab.items.set(keyOfService('dict.visit.signup'), kept({ startedAtMs: clock.monotonicMs() + 60 * minute }));
      expect(signupCodeAgeMs(clock)).toBe(0);
      expect(readDraft(clock)).toEqual(draft);
      clock.advance(10 * minute);
      expect(readDraft(clock)).toBeNull();
    },
  );

  test('cleared, nothing of it is left', () => {
    keepDraft(draft, password);
    clearDraft();
    expect([readDraft(), draftPassword(), tab.items.size]).toEqual([null, null, 0]);
  });

  test('with persistence memory no storage contains it', () => {
    configure({ persistence: 'memory' });
    keepDraft(draft, password);
    expect(readDraft()).toEqual(draft);
    expect(tab.items.size + local.items.size).toBe(0);
  });

  test.each([
    ['no draft', kept({ value: undefined })],
    ['a draft that lacks its mobile number', kept({ value: { ...draft, mobile: undefined } })],
  ])('stored as %s it is ignored, and can be written again', { tags: ['NET-18'] }, (_, text) => {
    tab.items.set(keyOfService('dict.visit.signup'), text);
    expect(readDraft()).toBeNull();
    expect(tab.items.size).toBe(0);
    keepDraft(draft, password);
    expect(readDraft()).toEqual(draft);
  });
});
