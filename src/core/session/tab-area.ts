import { config } from '../config/config.ts';
import type { StorageArea } from './storage.ts';

/** The storage for values of one tab. */
export const tabArea = (): StorageArea => (config().persistence === 'memory' ? 'memory' : 'session');
