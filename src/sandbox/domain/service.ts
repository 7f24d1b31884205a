import type { Random } from './random.ts';
import { type OutboxMessage, type World, nextId } from './world.ts';

export interface Service {
  readonly world: World;
  readonly now: () => number;
  readonly random: Random;
  readonly basePath: string;
  readonly send: (message: Message) => void;
}

type Message = Pick<OutboxMessage, 'to' | 'subject' | 'text'> & Partial<OutboxMessage>;

const longestOutbox = 200;

export function sendTo(world: World, now: () => number) {
  return (message: Message) => {
    world.outbox.push({ id: nextId(world, 'message'), at: now(), channel: 'e-mail', otp: null, ...message });
    if (world.outbox.length > longestOutbox) world.outbox.shift();
  };
}
