import * as z from 'zod/mini';
import type { Clock } from '../../page/clock.ts';
import { parseJson, toJson } from '../../format/json.ts';
import { shortHash } from '../../format/short-hash.ts';

/*
 * Payments on the provider's own page, each kept before this page leaves for it (DEC-7.3): another tab, or this
 * one when it comes back by itself, knows that one is open, and the way back knows whose it is.
 */

const shape = z.object({
  v: z.literal(1),
  /** Its `subjectName`. */
  subject: z.string(),
  /** A hash of the account that started it, '' for nobody's. */
  account: z.string(),
  orderId: z.nullable(z.string()),
  gatewayType: z.number(),
  /** Milliseconds since 1970, as this machine believed: when it was started; of one that is paid, when that was known. */
  atMs: z.number(),
  state: z.enum(['open', 'taken-back', 'returned', 'paid']),
  /** The provider's page, as long as it can be gone on with; null where the widget leaves for a page of its own. */
  address: z.nullable(z.string()),
  /** Hashes of the address's parts: one of them may be the session that it comes back with. */
  traces: z.array(z.string()),
  /** A hash of the session that it came back with. */
  session: z.nullable(z.string()),
});

export type Start = z.output<typeof shape>;

export interface Starts {
  /** Keeps one before the page leaves; its return is expected in this tab. */
  keep(start: Pick<Start, 'subject' | 'account' | 'orderId' | 'gatewayType' | 'address'>): void;
  /** What is open for `subject`, started by this account or by nobody in particular. */
  openOf(subject: string, account: string): Start | null;
  /** How long it still counts as open. */
  leftMs(start: Start): number;
  /** This tab goes on with it. */
  adopt(start: Start): void;
  /** The payer says that they did not pay. A return that still comes is known all the same. */
  takeBack(start: Start): void;
  /** The one that a session came back from, as far as that can be known. */
  ofSession(sessionId: string): Start | null;
  /** The gateway of what was started last, for a return that is not known otherwise. */
  lastGatewayType(): number | null;
  markReturned(start: Start, sessionId: string): void;
  /** `subject` was paid, in the widget too. */
  markPaid(subject: string, account: string): void;
  /** When `subject` was paid by this account or by nobody in particular, where that was after `sinceMs`. */
  paidSince(subject: string, account: string, sinceMs: number): number | null;
  /** Calls back for what another tab did; the answer stops it. */
  listen(changed: () => void): () => void;
}

export interface StartsNeeds {
  /** How keys of the service's starts begin. */
  readonly prefix: string;
  /** Text by key, the same for all tabs of the origin. Nothing here throws. */
  readonly shared: {
    read(key: string): string | null;
    write(key: string, text: string): void;
    remove(key: string): void;
    /** Those that begin with `prefix`. */
    keys(): string[];
    listen(changed: () => void): () => void;
  };
  /** The one text of this tab. */
  readonly own: { read(): string | null; write(text: string): void };
  readonly clock: Clock;
}

/** As long as a provider keeps its page open. */
const openForMs = 30 * 60_000;
/** After that a return is known by nobody. */
const knownForMs = 24 * 60 * 60_000;
const longestText = 10_000;
/** A shorter part may stand in any address. */
const shortestTrace = 8;

export function createStarts({ prefix, shared, own, clock }: StartsNeeds): Starts {
  const keyOf = (subject: string, account: string) => `${prefix}${subject}.${account || '-'}`;

  const leftMs = ({ atMs }: Start) => Math.max(0, atMs + openForMs - clock.now());
  const isOpen = (start: Start) => start.state === 'open' && leftMs(start) > 0;

  const parse = (text: string | null): Start | null => {
    const read = shape.safeParse(text === null || text.length > longestText ? undefined : parseJson(text));
    return read.success ? read.data : null;
  };

  /** As it is at this moment; null where it is too old. */
  function current(start: Start): Start | null {
    const nowMs = clock.now();
    if (nowMs - start.atMs >= knownForMs) return null;
    // Begun in a future that this clock has left, it would be open for ever.
    const known = start.atMs > nowMs ? { ...start, atMs: nowMs } : start;
    // Nobody goes on with what has ended.
    return known.address === null || isOpen(known) ? known : { ...known, address: null };
  }

  function readKey(key: string): Start | null {
    const text = shared.read(key);
    const kept = parse(text);
    const start = kept && current(kept);
    if (text !== null && !start) shared.remove(key);
    if (start && start !== kept) shared.write(key, toJson(start));
    return start;
  }

  const read = (subject: string, account: string) => readKey(keyOf(subject, account));
  const ofAccountOrNobody = (subject: string, account: string) =>
    [...new Set([account, ''])].map((each) => read(subject, each)).filter((start) => start !== null);
  const all = () =>
    shared
      .keys()
      .map(readKey)
      .filter((start) => start !== null);

  function write(start: Start): void {
    shared.write(keyOf(start.subject, start.account), toJson(start));
    const mine = readOwn();
    if (mine && isSame(mine, start)) own.write(toJson(start));
  }

  /** As the other tabs left it; the tab's own copy where they share nothing. */
  function readOwn(): Start | null {
    const kept = parse(own.read());
    return kept && (read(kept.subject, kept.account) ?? current(kept));
  }

  const isAwaited = ({ state }: Start) => state === 'open' || state === 'taken-back';

  return {
    leftMs,
    keep(started) {
      // Removes what is too old.
      all();
      const traces = tracesOf(started.address ?? '');
      const start: Start = { v: 1, ...started, traces, atMs: clock.now(), state: 'open', session: null };
      own.write(toJson(start));
      write(start);
    },
    adopt: (start) => own.write(toJson(start)),
    openOf: (subject, account) => ofAccountOrNobody(subject, account).find(isOpen) ?? null,
    takeBack: (start) => write({ ...start, state: 'taken-back', address: null }),
    ofSession(sessionId) {
      const session = shortHash(sessionId);
      const mine = readOwn();
      const known = mine ? [mine, ...all().filter((each) => !isSame(each, mine))] : all();
      const awaited = known.filter(isAwaited);
      return (
        known.find((each) => each.session === session) ??
        awaited.find(({ traces }) => traces.includes(session)) ??
        (mine && isAwaited(mine) ? mine : null)
      );
    },
    lastGatewayType: () =>
      all()
        .toSorted((left, right) => right.atMs - left.atMs)
        .find(isAwaited)?.gatewayType ?? null,
    markReturned: (start, sessionId) =>
      write({
        ...start,
        state: start.state === 'paid' ? 'paid' : 'returned',
        address: null,
        session: shortHash(sessionId),
      }),
    markPaid(subject, account) {
      const before = read(subject, account) ?? { orderId: null, gatewayType: 1, traces: [], session: null };
      write({ ...before, v: 1, subject, account, atMs: clock.now(), state: 'paid', address: null });
    },
    paidSince: (subject, account, sinceMs) =>
      ofAccountOrNobody(subject, account).find(({ state, atMs }) => state === 'paid' && atMs > sinceMs)?.atMs ?? null,
    listen: (changed) => shared.listen(changed),
  };
}

const isSame = (one: Start, other: Start) => one.subject === other.subject && one.account === other.account;

const tracesOf = (address: string) =>
  address
    .split(/[/?&=#]+/)
    .filter((part) => part.length >= shortestTrace)
    .map(shortHash);
