/*
 * Whether a payment was left open on a provider's page. Elements that have something paid look when they start: this is all
 * of it that a visitor carries who has not paid yet.
 */
import { keyOfService } from '../../config/service-name.ts';

/** Keys of starts: `dict.<service>.start.<what is paid for>.<account>`, each a hash. */
export const startPrefix = (): string => keyOfService('dict.start.');

/** Something was started from this browser. Nothing is read but the names of keys. */
export function hasKeptStart(): boolean {
  const prefix = startPrefix();
  try {
    return Object.keys(globalThis.localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}
