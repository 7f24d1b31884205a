import type { OutboxMessage, World } from './world.ts';
import { nextId } from './world.ts';

const longestOutbox = 200;

/** "Sends" a message: it stands in the outbox, newest first, and goes nowhere. */
export function sendTo(world: World, now: () => number) {
  return (message: Omit<OutboxMessage, 'id' | 'at'>) => {
    world.outbox.unshift({ id: nextId(world, 'message'), at: now(), ...message });
    world.outbox.length = Math.min(world.outbox.length, longestOutbox);
  };
}
