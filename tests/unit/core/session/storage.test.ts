import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keyOfService } from '../../../../src/core/config/service-name.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import { safeStorage, stored, type StorageArea } from '../../../../src/core/session/storage.ts';
import { fakeStorage, putStorage, removeStorages } from './session.world.ts';

beforeEach(resetPage);
afterEach(removeStorages);

const securityError = () => {
  throw new DOMException('denied', 'SecurityError');
};
const quotaError = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

const shape = { name: z.string(), list: z.array(z.string()) };
const value = { v: 1, name: 'Anna', list: ['a'] };
const ownKey = () => keyOfService('dict.name');
const storedName = (area: StorageArea = 'local') => stored('dict.name', shape, () => area);

describe('text by key', () => {
  test('it is stored in the requested area', () => {
    const [local, session] = [fakeStorage(), fakeStorage()];
    putStorage('localStorage', local);
    putStorage('sessionStorage', session);
    for (const area of ['local', 'session', 'memory'] as const) safeStorage(area).write('key', area);
    expect([[...local.items], [...session.items]]).toEqual([[['key', 'local']], [['key', 'session']]]);
    expect(safeStorage('memory').read('key')).toBe('memory');
    safeStorage('local').remove('key');
    expect(local.items.size).toBe(0);
  });

  test.each([
    ['throws when it is touched', () => putStorage('localStorage', securityError)],
    ['throws on get', () => putStorage('localStorage', fakeStorage({ getItem: securityError }))],
    ['throws on set', () => putStorage('localStorage', fakeStorage({ setItem: quotaError }))],
    [
      'throws on remove',
      () => putStorage('localStorage', fakeStorage({ setItem: quotaError, removeItem: securityError })),
    ],
    ['drops what is written', () => putStorage('localStorage', fakeStorage({ setItem: () => {} }))],
    ['has a null in its place', () => putStorage('localStorage', () => null as unknown as Storage)],
  ])(
    'where the browser’s storage %s, this page’s memory takes its place',
    { tags: ['NET-16', 'NET-17'] },
    (_, spoil) => {
      spoil();
      const storage = safeStorage('local');
      storage.write('key', 'one');
      expect(storage.read('key')).toBe('one');
      expect(storage.isInMemory('key')).toBe(true);
      storage.write('key', 'two');
      expect(safeStorage('local').read('key')).toBe('two');
      storage.remove('key');
      expect(storage.isInMemory('key')).toBe(false);
    },
  );

  test('every key that begins so is removed, from the storage and from memory', () => {
    const local = fakeStorage();
    putStorage('localStorage', local);
    for (const key of ['dict.user.a', 'dict.user.b', 'dict.users', 'theirs']) safeStorage('local').write(key, 'x');
    safeStorage('local').removeAll('dict.user.');
    expect([...local.items.keys()]).toEqual(['dict.users', 'theirs']);
    putStorage('localStorage', securityError);
    safeStorage('local').write('dict.user.c', 'x');
    safeStorage('local').removeAll('dict.user.');
    expect(safeStorage('local').read('dict.user.c')).toBeNull();
  });

  test('a value that did not fit leaves no older one behind: it would come back after a reload', () => {
    const state = { isFull: false };
    const local = fakeStorage();
    putStorage('localStorage', {
      ...local,
      setItem: (key, text) => (state.isFull ? quotaError() : local.setItem(key, text)),
    });
    safeStorage('local').write('key', 'of the first user');
    state.isFull = true;
    safeStorage('local').write('key', 'of the second user');
    expect(safeStorage('local').read('key')).toBe('of the second user');
    resetPage();
    expect(safeStorage('local').read('key')).toBeNull();
  });

  test('when the storage accepts values again, memory drops its copy', () => {
    putStorage('localStorage', securityError);
    safeStorage('local').write('key', 'one');
    putStorage('localStorage', fakeStorage());
    safeStorage('local').write('key', 'two');
    expect(safeStorage('local').isInMemory('key')).toBe(false);
    expect(safeStorage('local').read('key')).toBe('two');
  });
});

describe('a stored value', () => {
  test.each([
    ['an empty text', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['half an object', '{'],
    ['5 MB of the right shape', JSON.stringify({ ...value, name: 'x'.repeat(5_000_000) })],
    ['another version', JSON.stringify({ ...value, v: 0 })],
    ['another type', JSON.stringify({ ...value, name: 5 })],
    ['100,000 lists in each other', '['.repeat(100_000)],
  ])('%s is ignored, removed, and can be written again, also for the next page', { tags: ['NET-18'] }, (_, text) => {
    const local = fakeStorage();
    putStorage('localStorage', local);
    local.items.set(ownKey(), text);
    expect(storedName().read()).toBeNull();
    expect(local.items.has(ownKey())).toBe(false);
    storedName().write(value);
    resetPage();
    expect(storedName().read()).toEqual(value);
  });

  test('stored prototype keys have no effect', { tags: ['NET-19'] }, () => {
    const local = fakeStorage();
    putStorage('localStorage', local);
    local.items.set(
      ownKey(),
      '{"v":1,"name":"Anna","list":["a"],"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"prototype":{"x":1}}',
    );
    const read = storedName().read()!;
    expect(read).toEqual(value);
    expect(Object.keys({ ...read })).toEqual(['v', 'name', 'list']);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  test('isInMemory says whether the value is only in this page’s memory', () => {
    putStorage('localStorage', fakeStorage());
    expect(storedName('local').isInMemory()).toBe(false);
    expect(storedName('memory').isInMemory()).toBe(true);
    putStorage('localStorage', securityError);
    storedName('local').write(value);
    expect(storedName('local').isInMemory()).toBe(true);
  });
});
