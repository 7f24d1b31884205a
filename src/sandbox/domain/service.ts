import type { Random } from './random.ts';
import { type OutboxMessage, type World, nextId } from './world.ts';

export interface Service {
  readonly world: World;
  readonly now: () => number;
  readonly random: Random;
  readonly basePath: string;
  readonly send: Send;
}

type Send = (to: string, subject: string, text: string, more?: Partial<OutboxMessage>) => void;

const longestOutbox = 200;

export function sendTo(world: World, now: () => number): Send {
  return (to, subject, text, more) => {
    const id = nextId(world, 'message');
    world.outbox.push({ id, at: now(), channel: 'e-mail', to, subject, text, otp: null, ...more });
    if (world.outbox.length > longestOutbox) world.outbox.shift();
  };
}
