import { atom } from 'nanostores';
import { shortHash } from '../format/short-hash.ts';
import { lastsAsLong, type Keeping } from '../session/storage.ts';
import type { PaymentAnswer } from './delivery.ts';
import type { JournalNeeds, Known, TabMessage } from './journal-needs.ts';
import {
  atThisTime,
  hasEnded,
  isAwaited,
  isLasting,
  leastSent,
  merged,
  newestSending,
  next,
  openLeftMs,
  type PaymentEvent,
} from './next.ts';
import { paymentHash, readRecord, recordText, type PaymentRecord, type Sending } from './record.ts';

/** All payments that this page knows of: the one reader and writer of their records. */
export class Journal {
  readonly $known = atom<readonly Known[]>([]);
  readonly #known = new Map<string, Known>();
  readonly #needs: JournalNeeds;
  #changed = () => {};

  constructor(needs: JournalNeeds) {
    this.#needs = needs;
  }

  get(key: string): Known | undefined {
    return this.#known.get(key);
  }

  all(): Known[] {
    return [...this.#known.values()];
  }

  onChange(changed: () => void): void {
    this.#changed = changed;
  }

  /** Takes up what the storage holds. */
  look(): void {
    const { storage, prefix } = this.#needs;
    for (const key of new Set([...storage.keys(prefix), ...this.#known.keys()])) this.read(key);
    this.#publish();
  }

  /**
   * One payment, as the page and the storage know it. The answer that another tab has had is left to `adopt`: the message that
   * tells it may be on the way.
   */
  read(key: string): Known | undefined {
    const known = this.#known.get(key);
    const copies = this.#copies(key).filter((copy) => known?.record.state !== 'paid' || !hasEnded(copy));
    const all = known ? [known.record, ...copies] : copies;
    if (all.length === 0) return undefined;
    const nowMs = this.#now();
    const record = atThisTime(all.reduce(this.#merge), nowMs);
    if (!record) {
      this.#drop(key);
      return undefined;
    }
    const isOfFuture = record.state === 'paid' && copies.length > 0 && all.every(({ sending }) => sending.at > nowMs);
    const timely = record.state === 'paid' ? { ...record, sending: this.#newest([record.sending]) } : record;
    // The next page need not begin the pause anew.
    if (isOfFuture) this.#write(key, timely);
    return this.#set(key, { record: timely });
  }

  /** Another tab may have had the answer: what the storage holds of it is over, or not there. */
  isOverElsewhere(key: string): boolean {
    const copies = this.#copies(key);
    return copies.length === 0 || copies.some(hasEnded);
  }

  adopt(key: string): void {
    const copies = this.#copies(key);
    if (!copies.some(hasEnded)) return;
    this.#set(key, { record: copies.reduce(this.#merge) });
    this.#publish();
  }

  /** Applies an event of this page. */
  apply(key: string, event: PaymentEvent, answer: PaymentAnswer | null = null): Known | undefined {
    const before = this.read(key);
    const record = next(before?.record ?? null, event, this.#now());
    if (record === (before?.record ?? null)) return before;
    if (record) this.#keep(key, record, answer);
    else this.#drop(key);
    if (before?.record.state === 'open') this.#needs.cookies.drop(before.record.subject, before.record.account);
    this.#publish();
    return this.get(key);
  }

  start(event: Extract<PaymentEvent, { is: 'start' }>): string {
    const key = this.keyOf(event.subject, `${event.account} ${this.#now()} ${this.#needs.random()}`);
    this.apply(key, event);
    return key;
  }

  /**
   * The provider says that it was paid, of the payment that was started as `start` or of another one (PAY-16). Its key; null
   * where this page sees to it already, or knows the answer (PAY-15).
   */
  pay(start: string | null, event: Extract<PaymentEvent, { is: 'pay' }>): string | null {
    const payment = paymentHash(event.proof);
    const same = this.ofPayment(payment);
    if (same.some(({ record, answer }) => record.state === 'paid' || answer !== null)) return null;
    const started = start === null ? undefined : this.read(start);
    const isOther = !started || hasEnded(started.record) || started.record.state === 'paid';
    const answered = same.filter(({ record }) => hasEnded(record)).length;
    const key = isOther ? this.keyOf(event.subject, `${payment} ${answered}`) : started.key;
    this.apply(key, event);
    return key;
  }

  ofPayment(payment: string): Known[] {
    return this.all().filter(({ record }) => record.payment === payment);
  }

  /** Before the page leaves: whether the way back and the other tabs will know of the start (PAY-41). */
  keepStart(key: string): boolean {
    const { record } = this.#known.get(key)!;
    let keeping = this.#write(key, record);
    if (keeping !== 'durable') {
      this.#needs.makeRoom();
      keeping = this.#write(key, record);
    }
    this.expectHere(key);
    return keeping === 'durable' || this.#needs.cookies.keep(record.subject, record.account, record.atMs);
  }

  /** It comes back to this tab. */
  expectHere(key: string): void {
    this.#needs.here.note(key, recordText(this.#known.get(key)!.record));
  }

  isExpectedHere(key: string): boolean {
    return this.#needs.here.read(key) !== null;
  }

  /** What is open for `subject` on a provider's page, started by this account or by nobody in particular. */
  openOf(subject: string, account: string): Known | null {
    const payers = [...new Set([account, ''])];
    const find = () =>
      this.all().find(
        ({ record }) =>
          record.subject === subject && payers.includes(record.account) && openLeftMs(record, this.#now()) > 0,
      );
    const open = find();
    if (open) return open;
    payers.forEach((payer) => this.#readCookie(subject, payer));
    return find() ?? null;
  }

  /** Counts an attempt that leaves now; false where that can't be kept for as long as the payment itself. */
  count(key: string, event: Extract<PaymentEvent, { is: 'send' }>, isFirst: boolean): boolean {
    const { record, keeping } = this.#known.get(key)!;
    const counted = next(record, event, this.#now())!;
    const isKept = lastsAsLong(this.#needs.storage.note(key, recordText(counted), keeping), keeping);
    if (!isKept && !isFirst) return false;
    this.#keep(key, counted);
    this.#publish();
    return true;
  }

  /** This page has the lock now: the one before may have had attempts that it could keep nowhere. */
  countByAge(key: string): void {
    const { record } = this.#known.get(key)!;
    const sent = Math.max(record.sending.sent, leastSent(record, this.#now()));
    this.#set(key, { record: { ...record, sending: { ...record.sending, sent } } });
  }

  /** A page that clears its storage takes no payment away, and a full one may have room again. */
  keepAgain(key: string): void {
    if (this.#needs.storage.keepingOf(key, isRecord) === 'durable') return;
    const { record } = this.#known.get(key)!;
    this.#set(key, { keeping: this.#write(key, record) });
    this.#publish();
  }

  isKept(key: string): boolean {
    return this.#needs.storage.keepingOf(key, isRecord) !== null;
  }

  /** The payer has read what became of the payments of `subject`, or pays anew. */
  forgetNews(subject: string): void {
    for (const [key, { record }] of this.#known)
      if (record.subject === subject && record.state !== 'paid') this.#set(key, { isNews: false });
    this.#publish();
  }

  /** Another tab tells of a payment. */
  receive({ key, record, answer }: TabMessage): void {
    if (!key.startsWith(this.#needs.prefix)) return;
    const known = this.#known.get(key);
    const isNews = record.state === 'paid' || answer !== null;
    this.#set(key, { record: known ? this.#merge(known.record, record) : record, answer, ...(isNews && { isNews }) });
    this.#publish();
  }

  #now(): number {
    return this.#needs.clock.now();
  }

  keyOf(subject: string, id: string): string {
    return `${this.#needs.prefix}${subject}.${shortHash(id)}`;
  }

  /** What the storage holds; what can't be read is removed. */
  #copies(key: string): PaymentRecord[] {
    const { texts } = this.#needs.storage.copies(key);
    const read = texts.map(readRecord);
    if (read.length > 0 && read.every((each) => each === 'broken')) this.#needs.storage.remove(key);
    return read.filter((each) => typeof each === 'object');
  }

  readonly #merge = (one: PaymentRecord, other: PaymentRecord): PaymentRecord =>
    merged(one, other, this.#now(), this.#needs.longestWaitMs());

  #newest(all: readonly Sending[]): Sending {
    return newestSending(all, this.#now(), this.#needs.longestWaitMs());
  }

  /** Keeps what this page knows first, and tells it. */
  #keep(key: string, record: PaymentRecord, answer: PaymentAnswer | null = null): void {
    const isNew = this.#known.get(key)?.record.state !== record.state;
    const keeping = this.#write(key, record);
    const known = this.#set(key, { record, ...(isNew && { keeping }), ...(answer && { answer }) });
    if (isLasting(record)) this.#needs.tellTabs({ key, record, answer: known.answer });
  }

  #write(key: string, record: PaymentRecord): Keeping {
    if (!isLasting(record)) return 'page';
    const { storage, here } = this.#needs;
    const isExpected = isAwaited(record) && this.isExpectedHere(key);
    const keeping = storage.note(key, recordText(record));
    if (isExpected) here.note(key, recordText(record));
    // What is over must not come back from an older copy.
    if (keeping === 'page' && hasEnded(record)) storage.remove(key);
    return keeping;
  }

  #set(key: string, change: Partial<Known>): Known {
    const before: Known = this.#known.get(key) ?? {
      key,
      record: change.record!,
      keeping: this.#needs.storage.keepingOf(key, isRecord) ?? 'page',
      answer: null,
      isNews: false,
    };
    const known = { ...before, ...change };
    const after = { ...known, isNews: known.isNews || known.record.state === 'paid' };
    this.#known.set(key, after);
    return after;
  }

  #drop(key: string): void {
    this.#known.delete(key);
    this.#needs.storage.remove(key);
  }

  #readCookie(subject: string, account: string): void {
    const sinceMs = this.#needs.cookies.read(subject, account);
    if (sinceMs === null) return;
    const key = this.keyOf(subject, `cookie ${account}`);
    if (this.#known.get(key)?.record.sinceMs === sinceMs) return;
    const started = next(null, { is: 'start', subject, account, orderId: null }, sinceMs);
    const open = next(started, { is: 'open', way: 'redirect', gatewayType: 1, address: null }, sinceMs)!;
    this.#set(key, { record: atThisTime(open, this.#now()) ?? open });
  }

  #publish(): void {
    this.$known.set(this.all());
    this.#changed();
  }
}

const isRecord = (text: string) => typeof readRecord(text) === 'object';
