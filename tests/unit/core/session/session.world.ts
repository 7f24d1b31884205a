import { afterEach, beforeEach } from 'vitest';
import * as z from 'zod/mini';
import {
  loginData,
  type LoginData,
  type LoginDataOnWire,
} from '../../../../src/core/service/endpoints/access/login-data.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import { person } from '../../../../stories/person.ts';

/** Login data as a call returns it, parsed by its schema. */
export function loginOf(wire: Partial<LoginDataOnWire> = {}): LoginData {
  return z.parse(loginData, {
    UserCode: 'U1',
    LoginToken: 'token-1',
    UserId: 11,
    Email: person.email,
    ...wire,
  });
}

type Area = 'localStorage' | 'sessionStorage';

type FakeStorage = Storage & { readonly items: Map<string, string> };

/** A browser's storage for Node. Its values are in `items`; a test may replace any method. */
export function fakeStorage(spoilt: Partial<Storage> = {}, items = new Map<string, string>()): FakeStorage {
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
    ...spoilt,
  };
}

/** Defines a storage on the page, or a getter that may throw. */
export function putStorage(area: Area, storage: Storage | (() => Storage)): void {
  Object.defineProperty(globalThis, area, {
    configurable: true,
    get: typeof storage === 'function' ? storage : () => storage,
  });
}

export function removeStorages(): void {
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'sessionStorage');
}

/** A new page with empty storages for each test of a file. Call it once, at the top of the file. */
export function storagePage(): { readonly local: FakeStorage; readonly tab: FakeStorage } {
  const [local, tab] = [fakeStorage(), fakeStorage()];
  beforeEach(() => {
    resetPage();
    local.clear();
    tab.clear();
    putStorage('localStorage', local);
    putStorage('sessionStorage', tab);
  });
  afterEach(removeStorages);
  return { local, tab };
}
