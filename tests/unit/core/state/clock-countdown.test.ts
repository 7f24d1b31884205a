import { describe, expect, test } from 'vitest';
import { createCountdown } from '../../../../src/core/state/countdown.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';

describe('a countdown', () => {
  test('counts whole seconds down to 0 and then runs no timer', () => {
    const clock = createControlledClock();
    const countdown = createCountdown(20, clock);
    const seen: number[] = [];
    countdown.restart();
    countdown.$seconds.subscribe((seconds) => void seen.push(seconds));
    clock.advance(20_000);
    expect(seen).toEqual(Array.from({ length: 21 }, (_, index) => 20 - index));
    expect(clock.running()).toBe(0);
  });

  test('is not changed by a machine’s clock that jumps forward or back', { tags: ['NET-14'] }, () => {
    const clock = createControlledClock();
    const countdown = createCountdown(20, clock);
    countdown.restart();
    for (const jump of [365 * 86_400_000, -2 * 365 * 86_400_000]) {
      clock.jump(jump);
      clock.advance(3000);
    }
    expect(countdown.$seconds.get()).toBe(14);
  });

  test('is right in a throttled tab at the first timer that runs', { tags: ['NET-15'] }, () => {
    const clock = createControlledClock();
    const heldBack: (() => void)[] = [];
    const throttled = { ...clock, after: (_: number, act: () => void) => (heldBack.push(act), () => {}) };
    const countdown = createCountdown(20, throttled);
    countdown.restart();
    clock.advance(12_300);
    heldBack.shift()!();
    expect(countdown.$seconds.get()).toBe(8);
    clock.advance(60_000);
    heldBack.shift()!();
    expect(countdown.$seconds.get()).toBe(0);
    expect(heldBack).toEqual([]);
  });

  test('has its full time again after a restart, and one timer', () => {
    const clock = createControlledClock();
    const countdown = createCountdown(20, clock);
    countdown.restart();
    clock.advance(19_000);
    countdown.restart();
    expect(countdown.$seconds.get()).toBe(20);
    countdown.run();
    expect(clock.running()).toBe(1);
  });

  test('has no timer any more once it is stopped', () => {
    const clock = createControlledClock();
    const countdown = createCountdown(20, clock);
    countdown.restart();
    const stop = countdown.run();
    stop();
    expect(clock.running()).toBe(0);
  });

  test('shows the time that is left when it runs again after a stop', { tags: ['HOST-22'] }, () => {
    const clock = createControlledClock();
    const countdown = createCountdown(20, clock);
    countdown.run()();
    clock.advance(12_000);
    countdown.run();
    expect(countdown.$seconds.get()).toBe(8);
  });
});
