import { beforeEach, describe, expect, test } from 'vitest';
import { webLocks, type HeldLock } from '../../../../src/core/page/locks.ts';
import { Journal } from '../../../../src/core/payments/journal.ts';
import { followOpen } from '../../../../src/core/payments/stages.ts';
import { createTieredStorage } from '../../../../src/core/session/storage.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { createLocks } from '../../../support/locks.ts';
import { events, minuteMs, whose } from './next.world.ts';
import { needsWith, service } from './payments.world.ts';

/* PAY-43: when a page takes an open payment of another page for one that no page has any more. */

const { subject, account } = whose;
let clock: ReturnType<typeof createControlledClock>;
let journal: Journal;
let changes: number;
let followed: ReturnType<typeof followOpen>;
let lock: HeldLock;

beforeEach(async () => {
  clock = createControlledClock();
  const storage = createTieredStorage([]);
  journal = new Journal(needsWith({ storage, clock }));
  const browser = createLocks();
  lock = (await webLocks(browser.forTab().manager, service).tryAcquire(subject)) as HeldLock;
  changes = 0;
  const locks = webLocks(browser.forTab().manager, service);
  followed = followOpen(subject, { journal, locks, clock, account: () => account }, () => (changes += 1));
});

const open = (way: 'widget' | 'redirect') => journal.open({ ...events.open, way } as never);
/** Waits until the page's requests to the locks are answered. */
const asked = () => new Promise((resolve) => setTimeout(resolve));
const aSecond = () => {
  clock.advance(1000);
  return asked();
};

describe('an open widget', { tags: ['PAY-43'] }, () => {
  let key: string;
  beforeEach(async () => {
    key = open('widget');
    followed.follow();
    await asked();
  });

  test('belongs to its page while that page holds the lock', async () => {
    for (let second = 0; second < 5; second += 1) await aSecond();
    expect(followed.follow()).toBeNull();
    expect(changes).toBe(0);
  });

  test('is nobody’s a second after its page has gone', async () => {
    lock.release();
    await aSecond();
    expect(changes).toBe(1);
    expect(followed.follow()).toMatchObject({ key });
  });

  test('is looked for no more once it is nobody’s', async () => {
    lock.release();
    await aSecond();
    expect(clock.running()).toBe(1);
    await aSecond();
    expect(changes).toBe(1);
  });

  test('is nobody’s for the page that has the lock itself', async () => {
    expect(followed.claim(account)).toBe(true);
    expect(followed.follow()).toMatchObject({ key });
    await aSecond();
    expect(changes).toBe(0);
  });

  test('has no timer any more after it is paid', async () => {
    journal.apply(key, events.dismiss);
    expect(followed.follow()).toBeNull();
    expect(clock.running()).toBe(0);
  });

  test('that is paid while the page looks for it changes nothing', async () => {
    clock.advance(1000);
    journal.apply(key, events.dismiss);
    followed.follow();
    lock.release();
    await asked();
    expect(changes).toBe(0);
    expect(clock.running()).toBe(0);
  });

  test('has no timer any more when the page stops', () => {
    followed.stop();
    expect(clock.running()).toBe(0);
  });

  test('is followed anew after the page had stopped', async () => {
    lock.release();
    followed.stop();
    expect(followed.follow()).toBeNull();
    await asked();
    expect(followed.follow()).toMatchObject({ key });
  });

  test('is too old after half an hour', () => {
    clock.advance(30 * minuteMs);
    expect(changes).toBe(1);
    expect(followed.follow()).toBeNull();
  });

  test('gives way to the next one, which its own page has', async () => {
    lock.release();
    await aSecond();
    journal.apply(key, events.dismiss);
    const next = open('widget');
    expect(followed.follow()).toBeNull();
    await asked();
    expect(followed.follow()).toMatchObject({ key: next });
  });
});

test('the page of a redirect has gone as soon as it is stored', { tags: ['PAY-14'] }, () => {
  const key = open('redirect');
  expect(followed.follow()).toMatchObject({ key });
});

test('where no payment is open there is nothing to claim', { tags: ['PAY-43'] }, () => {
  expect(followed.claim(account)).toBe(false);
});
