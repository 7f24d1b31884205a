import type { Random } from './random.ts';
import { type OutboxMessage, type World, nextId } from './world.ts';

/** The service's state and environment, for the handlers of its calls. */
export interface Service {
  readonly world: World;
  /** The service's time: the clock's time plus the world's `clockAheadMs`. */
  readonly now: () => number;
  readonly random: Random;
  /** Prefix of every path of the service; '' for no prefix. */
  readonly basePath: string;
  readonly send: (message: Omit<OutboxMessage, 'id' | 'at'>) => void;
}

const longestOutbox = 200;

/** "Sends" a message: appends it to the outbox and transmits nothing. */
export function sendTo(world: World, now: () => number) {
  return (message: Omit<OutboxMessage, 'id' | 'at'>) => {
    world.outbox.push({ id: nextId(world, 'message'), at: now(), ...message });
    if (world.outbox.length > longestOutbox) world.outbox.shift();
  };
}
