import * as z from 'zod/mini';
import { stored } from './storage.ts';

/* Asked for before the login (DEC-3.1). Cleared when a session ends: the next user did not ask for it. */
const storedPath = stored('dict.visit.asked', { path: z.string() }, () => 'session');

export const rememberRequestedPath = (path: string): void => storedPath.write({ path });

/** Callers check the path against the route table. */
export const takeRequestedPath = (): string | null => storedPath.take()?.path ?? null;
