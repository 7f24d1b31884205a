import type { OutboxMessage, World } from './world.ts';
import { nextId } from './world.ts';

const longestOutbox = 200;

/** "Sends" a message: appends it to the outbox and transmits nothing. */
export function sendTo(world: World, now: () => number) {
  return (message: Omit<OutboxMessage, 'id' | 'at'>) => {
    world.outbox.push({ id: nextId(world, 'message'), at: now(), ...message });
    if (world.outbox.length > longestOutbox) world.outbox.shift();
  };
}
