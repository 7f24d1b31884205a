import { outboxPrefix } from './entry-keys.ts';
import { paymentIdOf, type OutboxEntry, type PaymentProof } from './outbox-entry.ts';
import { shortHash } from '../../format/short-hash.ts';

/** What is paid for. There is one payment of it at a time, in all tabs. */
export interface PaymentSubject {
  /** 'session' where only the provider's session is known, on the way back from its page. */
  readonly kind: 'subscription' | 'purchase' | 'link' | 'session';
  readonly id: string;
}

/** The subject as it stands in names of keys and of locks: a payment link's id opens the link, so it is not shown. */
export const subjectName = ({ kind, id }: PaymentSubject): string => shortHash(`${kind} ${id}`);

export const entryKey = (service: string, subject: string, proof: PaymentProof | OutboxEntry): string =>
  `${outboxPrefix(service)}${subject}.${shortHash(paymentIdOf(proof))}`;

/** The subject that an entry's key names, one of an earlier version too. */
export const subjectOfKey = (key: string): string => key.split('.').at(-2) ?? '';

/** Where the retry state of an entry is kept. Browsers hold it under this name already. */
export const retryKey = (key: string): string => key.replace(/^dict\.outbox\./, 'dict.pace.');

/** The key that an earlier version kept the same payment under. */
export const unboundKey = (key: string): string => `dict.outbox.${key.split('.').slice(-2).join('.')}`;
