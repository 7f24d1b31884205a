import type { Random } from './random.ts';
import type { OutboxMessage, World } from './world.ts';

/** The service as its calls work on it. */
export interface Service {
  readonly world: World;
  /** The service's own time: the clock's, wound on by the world's `clockAheadMs`. */
  readonly now: () => number;
  readonly random: Random;
  /** Prefix of every path of the service; '' for no prefix. */
  readonly basePath: string;
  readonly send: (message: Omit<OutboxMessage, 'id' | 'at'>) => void;
}
