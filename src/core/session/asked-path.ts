import * as z from 'zod/mini';
import { page } from '../page/page.ts';
import { stored } from './storage.ts';

/*
 * The protected path that a visitor without a session asked for, kept for this tab until after the login (DEC-3.1).
 * It goes with a session that ends: whoever logs in next did not ask for it.
 */
const kept = () =>
  page('asked-path', () =>
    stored('dict.visit.asked', z.object({ v: z.literal(1), path: z.string() }), () => 'session'),
  );

/** Keeps the path that a visitor wanted before they had to log in. */
export const rememberAskedPath = (path: string): void => kept().write({ v: 1, path });

/** The path, and forgets it. Whoever opens it holds it against the route table first. */
export function takeAskedPath(): string | null {
  const path = kept().read()?.path ?? null;
  kept().clear();
  return path;
}
