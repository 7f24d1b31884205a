import { afterEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../../../src/core/page/clock.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import { formatDate, formatUnbrokenDate, readWireTime } from '../../../../src/core/format/time.ts';

const zoneOfThisMachine = process.env.TZ;
afterEach(() => {
  if (zoneOfThisMachine === undefined) delete process.env.TZ;
  else process.env.TZ = zoneOfThisMachine;
});

describe('times of the wire', () => {
  test.each([
    ['05-01-2026 10:11:12', '2026-01-05T10:11:12.000Z'],
    ['2026-01-05', '2026-01-05T00:00:00.000Z'],
    ['2026-01-05 10:11', '2026-01-05T10:11:00.000Z'],
    ['2026-01-05T10:11:12.1234567Z', '2026-01-05T10:11:12.123Z'],
    ['2026-01-05T10:11:12+05:30', '2026-01-05T04:41:12.000Z'],
    ['  2026-01-05T10:11:12Z\n', '2026-01-05T10:11:12.000Z'],
  ])('%j is %s, in any zone', { tags: ['DEC-1.13'] }, (wire, iso) => {
    for (const zone of ['UTC', 'Asia/Kolkata', 'America/Los_Angeles']) {
      process.env.TZ = zone;
      expect(readWireTime(wire)?.toISOString()).toBe(iso);
    }
  });

  test.each([
    '',
    '/Date(1767607872000)/',
    '0001-01-01',
    '9999-12-31T23:59:59.9999999',
    '31-02-2026 10:00:00',
    '01-01-2026 24:00:00',
    '01-01-2026',
    '٢٠٢٦-٠١-٠٥',
    '2026-01-05T10:11:12Zjunk',
  ])('%j is not a time', { tags: ['DEC-1.13', 'NET-23'] }, (wire) => {
    expect(readWireTime(wire)).toBeNull();
  });
});

describe('dates for people', () => {
  test(
    'are dd MMM yyyy in the browser’s time zone, and "-" where there is none',
    { tags: ['DEC-8.2', 'NET-23'] },
    () => {
      const late = readWireTime('2026-12-31T20:00:00Z');
      process.env.TZ = 'Asia/Kolkata';
      expect(formatDate(late, 'en')).toBe('01 Jan 2027');
      process.env.TZ = 'America/Los_Angeles';
      expect(formatDate(late, 'en')).toBe('31 Dec 2026');
      expect([null, new Date(Number.NaN)].map((none) => formatDate(none, 'en'))).toEqual(['-', '-']);
    },
  );

  test.each(['en-GB', 'en-AU', 'en-IN', 'en-CA'])(
    'have months of three letters in %s',
    { tags: ['DEC-8.2'] },
    (locale) => {
      const months = Array.from({ length: 12 }, (_, month) => formatDate(new Date(2026, month, 5), locale));
      expect(months.filter((date) => !/^05 [A-Z][a-z]{2} 2026$/.test(date))).toEqual([]);
    },
  );

  test('have the locale’s names of the months', () => {
    process.env.TZ = 'UTC';
    expect(formatDate(readWireTime('2026-12-05'), 'de')).toMatch(/^05\. Dez\.? 2026$/);
  });

  test('have no line break inside in a sentence', () => {
    process.env.TZ = 'UTC';
    expect(formatUnbrokenDate(readWireTime('2026-12-05'), 'en')).toBe('05\u00a0Dec\u00a02026');
  });
});

describe('the system’s clock', () => {
  afterEach(() => void vi.useRealTimers());

  test('a timer that the page replaces later is not used', { tags: ['HOST-07'] }, async () => {
    const replaced = vi.spyOn(globalThis, 'setTimeout');
    await new Promise<void>((resolve) => void systemClock.after(1, resolve));
    // Checks the delay of 1 ms only, because an earlier test may have set a timer of its own.
    expect(replaced).not.toHaveBeenCalledWith(expect.anything(), 1);
    replaced.mockRestore();
  });

  test('a delay of a year does not run out at once', { tags: ['NET-14'] }, async () => {
    vi.useFakeTimers();
    // The clock captures the timers when its module is loaded (HOST-07).
    vi.resetModules();
    resetPage();
    const clock = (await import('../../../../src/core/page/clock.ts')).systemClock;
    const act = vi.fn<() => void>();
    clock.after(365 * 86_400_000, act);
    vi.advanceTimersByTime(86_400_000);
    expect(act).not.toHaveBeenCalled();
  });
});
