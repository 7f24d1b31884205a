import * as z from 'zod/mini';
import { stored } from './storage.ts';

/*
 * The protected path that a visitor asked for before the login (DEC-3.1). It is cleared when a session ends, because
 * the next user did not ask for it.
 */
const kept = stored('dict.visit.asked', { path: z.string() }, () => 'session');

export const rememberRequestedPath = (path: string): void => kept.write({ path });

/** Callers check the path against the route table. */
export function takeRequestedPath(): string | null {
  const path = kept.read()?.path ?? null;
  kept.clear();
  return path;
}
