import * as z from 'zod/mini';
import type { Clock } from '../page/clock.ts';
import type { Keeping, Layers } from '../session/storage.ts';
import { answerShape, type PaymentAnswer } from './delivery.ts';
import { recordShape, type PaymentRecord } from './record.ts';

/** A payment as this page knows it. */
export interface Known {
  readonly key: string;
  readonly record: PaymentRecord;
  readonly keeping: Keeping;
  /** What the service said; null where it has not, or said it to another page. */
  readonly answer: PaymentAnswer | null;
  /** It happened while this page was there, and the payer has not read of it: the screen shows it. */
  readonly isNews: boolean;
}

/** What a tab tells the others. Any script of the origin could say it too, so it is read like any answer. */
export const tabMessage = z.object({ key: z.string(), record: recordShape, answer: z.nullable(answerShape) });
export type TabMessage = z.output<typeof tabMessage>;

/** Where a start is kept that the storage does not take. */
export interface StartCookies {
  keep(subject: string, account: string, sinceMs: number): boolean;
  read(subject: string, account: string): number | null;
  drop(subject: string, account: string): void;
}

export interface JournalNeeds {
  /** How keys of payments to this service begin. */
  readonly prefix: string;
  /** The browser's storages, the lasting one first. */
  readonly storage: Layers;
  /** The tab's own: what it started comes back here. */
  readonly here: Layers;
  readonly cookies: StartCookies;
  /** Removes what can be done without from a storage that is full. */
  readonly makeRoom: () => void;
  readonly clock: Clock;
  readonly random: () => number;
  /** No pause between two attempts is longer. */
  readonly longestWaitMs: () => number;
  readonly tellTabs: (message: TabMessage) => void;
}
