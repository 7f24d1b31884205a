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
  readonly send: (message: Message) => void;
}

/** An e-mail without a code, unless `channel` and `otp` say otherwise. */
type Message = Pick<OutboxMessage, 'to' | 'subject' | 'text'> & Partial<OutboxMessage>;

const longestOutbox = 200;

/** "Sends" a message: appends it to the outbox and transmits nothing. */
export function sendTo(world: World, now: () => number) {
  return (message: Message) => {
    world.outbox.push({ id: nextId(world, 'message'), at: now(), channel: 'e-mail', otp: null, ...message });
    if (world.outbox.length > longestOutbox) world.outbox.shift();
  };
}
