import * as z from 'zod/mini';
import {
  loginData,
  type LoginData,
  type LoginDataOnWire,
} from '../../../../src/core/service/endpoints/access/login-data.ts';
import { person } from '../../../../stories/person.ts';

/** Login data as a call of the service gives it: read from the wire by its schema. */
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

/** A browser's storage for Node: what it holds stands in `items`, and a test may spoil any of it. */
export function fakeStorage(spoilt: Partial<Storage> = {}): Storage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
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

/** Puts a storage on the page, or what reading it should do. */
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
