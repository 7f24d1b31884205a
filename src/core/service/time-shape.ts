import * as z from 'zod/mini';
import { readWireTime } from '../format/wire-time.ts';
import { read } from './shapes.ts';

/** A UTC time, ISO 8601 or dd-mm-yyyy hh:mm:ss; null where it is missing or unreadable (decisions.md section 1). */
export const time = read(z.catch(z.nullish(z.string()), null), (value) => readWireTime(value ?? ''));
