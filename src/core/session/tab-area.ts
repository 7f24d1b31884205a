import { config } from '../config/config.ts';
import type { StorageArea } from './storage.ts';

/** Where a tab keeps what is its own. */
export const tabArea = (): StorageArea => (config().persistence === 'memory' ? 'memory' : 'session');
