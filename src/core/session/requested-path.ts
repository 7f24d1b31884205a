import * as z from 'zod/mini';
import { stored } from './storage.ts';

/*
 * The protected path that a visitor asked for before the login (DEC-3.1). It is cleared when a session ends, because
 * the next user did not ask for it.
 */
const storedPath = stored('dict.visit.asked', { path: z.string() }, () => 'session');

export const rememberRequestedPath = (path: string): void => storedPath.write({ path });

/** Removes and returns the path. Not validated: check it against the route table. */
export const takeRequestedPath = (): string | null => storedPath.take()?.path ?? null;
