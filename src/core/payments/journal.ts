import { atom } from 'nanostores';
import { toJson } from '../format/json.ts';
import { shortHash } from '../format/text.ts';
import type { Clock } from '../page/clock.ts';
import { defaultGatewayType } from '../service/endpoints/payments/payment-start.ts';
import type { Lifetime, TieredStorage } from '../session/storage.ts';
import {
  recordAsOf,
  hasEnded,
  mayReturn,
  merged,
  reduceRecord,
  remainingOpenMs,
  waitsForAccount,
  type PaymentEvent,
} from './transitions.ts';
import {
  paymentHash,
  readRecord,
  type KnownPayment,
  type PaymentAnswer,
  type PaymentRecord,
  type TabMessage,
} from './record.ts';

type Event<Is extends PaymentEvent['is']> = Extract<PaymentEvent, { is: Is }>;

export interface StartCookies {
  keep(subject: string, account: string, sinceMs: number): boolean;
  read(subject: string, account: string): number | null;
  drop(subject: string, account: string): void;
}

export interface JournalNeeds {
  readonly prefix: string;
  readonly storage: TieredStorage;
  /** The storage of this tab: payers come back from the provider's page to the tab that they left. */
  readonly tabStorage: TieredStorage;
  readonly cookies: StartCookies;
  readonly makeRoom: () => void;
  readonly clock: Clock;
  readonly random: () => number;
  readonly longestWaitMs: () => number;
  readonly notifyTabs: (message: TabMessage) => void;
}

export class Journal {
  readonly $known = atom<readonly KnownPayment[]>([]);
  readonly #known = new Map<string, KnownPayment>();
  readonly #needs: JournalNeeds;

  constructor(needs: JournalNeeds) {
    this.#needs = needs;
  }

  get(key: string): KnownPayment | undefined {
    return this.#known.get(key);
  }

  all(): KnownPayment[] {
    return [...this.#known.values()];
  }

  refresh(): void {
    const { storage, prefix } = this.#needs;
    for (const key of new Set([...storage.keys(prefix), ...this.#known.keys()])) this.read(key);
    this.#publish();
  }

  read(key: string): KnownPayment | undefined {
    const known = this.#known.get(key);
    const copies = [...(known ? [known.record] : []), ...this.#copies(key)];
    if (copies.length === 0) return undefined;
    const record = recordAsOf(copies.reduce(this.#merge, copies[0]!), this.#now());
    return record ? this.#set(key, { record }) : this.#drop(key);
  }

  apply(key: string, event: PaymentEvent, answer: PaymentAnswer | null = null): KnownPayment | undefined {
    const before = this.read(key);
    const record = reduceRecord(before?.record ?? null, event, this.#now());
    if (!record || record === before?.record) return before;
    if (before?.record.state === 'open') this.#needs.cookies.drop(before.record.subject, before.record.account);
    const hasNewState = before?.record.state !== record.state;
    const lifetime = this.#write(key, record);
    const known = this.#set(key, {
      record,
      ...(hasNewState && { lifetime }),
      ...(answer && { answer, isUnread: true }),
    });
    this.#needs.notifyTabs({ key, record, answer: known.answer });
    return known;
  }

  open(event: Event<'open'>): string {
    const key = this.keyOf(event.subject, `${event.account} ${this.#now()} ${this.#needs.random()}`);
    this.apply(key, event);
    return key;
  }

  /**
   * Records a success that the provider reported. It belongs to the payment with the key `opened`; if that one is
   * unknown or was paid already, it is recorded as another payment (PAY-16). Returns the key of the payment; null if
   * the page knows this success already (PAY-15).
   */
  pay(opened: string, event: Event<'pay'>): string | null {
    const payment = paymentHash(event.proof);
    const same = this.ofPayment(payment);
    if (same.some(({ record, answer }) => record.state === 'paid' || answer !== null)) return null;
    const known = this.read(opened);
    const isOther = !known || hasEnded(known.record) || known.record.state === 'paid';
    const answered = same.filter(({ record }) => hasEnded(record)).length;
    const key = isOther ? this.keyOf(event.subject, `${payment} ${answered}`) : known.key;
    this.apply(key, event);
    return key;
  }

  ofPayment(payment: string): KnownPayment[] {
    return this.all().filter(({ record }) => record.payment === payment);
  }

  /**
   * Stores an open payment again: call it as the last statement before the page leaves or the widget opens. False if other
   * pages can't learn of the payment, because neither the shared storage nor a cookie accepted it (PAY-41).
   */
  keepOpen(key: string): boolean {
    const { makeRoom, cookies } = this.#needs;
    const { record } = this.#known.get(key)!;
    let lifetime = this.#write(key, record);
    if (lifetime !== 'durable') {
      makeRoom();
      lifetime = this.#write(key, record);
    }
    if (mayReturn(record)) this.#expectReturn(key, record);
    return lifetime === 'durable' || cookies.keep(record.subject, record.account, record.atMs);
  }

  /**
   * Marks the payment as the one from which the payer will come back in this tab, in place of an earlier one: the
   * address of a return may not tell which payment it belongs to.
   */
  #expectReturn(key: string, record: PaymentRecord): void {
    const { tabStorage } = this.#needs;
    for (const other of this.all()) if (other.key !== key && mayReturn(other.record)) tabStorage.remove(other.key);
    tabStorage.tryStore(key, toJson(record));
  }

  isExpectedHere(key: string): boolean {
    return this.#needs.tabStorage.read(key) !== null;
  }

  openOf(subject: string, account: string): KnownPayment | null {
    const payers = [...new Set([account, ''])];
    const isOpen = ({ record }: KnownPayment) =>
      record.subject === subject && payers.includes(record.account) && remainingOpenMs(record, this.#now()) > 0;
    if (!this.all().some(isOpen)) payers.forEach((payer) => this.#readCookie(subject, payer));
    return this.all().find(isOpen) ?? null;
  }

  /** Counts a confirmation. False if the storage has the payment, but refused the count. */
  count(key: string, event: Event<'send'>): boolean {
    const { record, lifetime } = this.apply(key, event)!;
    const counted = toJson(record.sending);
    return lifetime === 'page' || this.#copies(key).some(({ sending }) => toJson(sending) === counted);
  }

  /** Stores a payment again if the host page has cleared the storage, or if it was full and has room now. */
  keepAgain(key: string): void {
    if (this.#needs.storage.lifetimeOf(key, isRecord) === 'durable') return;
    const { record } = this.#known.get(key)!;
    this.#set(key, { record, lifetime: this.#write(key, record) });
  }

  markRead(subject: string, account: string): void {
    for (const { key, record } of this.all()) {
      if (record.subject !== subject) continue;
      // Does not mark another account's payment as seen, because it was not shown (PAY-35).
      const isClosed = hasEnded(record) && !waitsForAccount(record, account);
      const seen: PaymentRecord = isClosed ? { ...record, isSeen: true } : record;
      if (seen !== record && !record.isSeen) this.#needs.storage.tryStore(key, toJson(seen));
      this.#set(key, { record: seen, isUnread: false });
    }
  }

  receive({ key, record, answer }: TabMessage): void {
    if (!key.startsWith(this.#needs.prefix)) return;
    const known = this.#known.get(key);
    const now = known ? this.#merge(known.record, record) : record;
    this.#set(key, { record: now, ...(answer && { answer, isUnread: true }) });
  }

  keyOf(subject: string, id: string): string {
    return `${this.#needs.prefix}${subject}.${shortHash(id)}`;
  }

  #now(): number {
    return this.#needs.clock.now();
  }

  #copies(key: string): PaymentRecord[] {
    const read = this.#needs.storage.copies(key).map(readRecord);
    if (read.length > 0 && read.every((each) => each === 'broken')) this.#needs.storage.remove(key);
    return read.filter((each) => typeof each === 'object');
  }

  readonly #merge = (one: PaymentRecord, other: PaymentRecord): PaymentRecord =>
    merged(one, other, this.#now(), this.#needs.longestWaitMs());

  #write(key: string, record: PaymentRecord): Lifetime {
    const { storage, tabStorage } = this.#needs;
    const isExpected = mayReturn(record) && this.isExpectedHere(key);
    const lifetime = storage.tryStore(key, toJson(record));
    if (isExpected) tabStorage.tryStore(key, toJson(record));
    // If the storage refuses the record of an ended payment, removes the older copy, in which the payment is still open.
    if (lifetime === 'page' && hasEnded(record)) storage.remove(key);
    return lifetime;
  }

  #set(key: string, change: Pick<KnownPayment, 'record'> & Partial<KnownPayment>): KnownPayment {
    const known: KnownPayment = {
      key,
      lifetime: this.#known.get(key)?.lifetime ?? this.#needs.storage.lifetimeOf(key, isRecord),
      answer: null,
      isUnread: false,
      ...this.#known.get(key),
      ...change,
    };
    const after = known.record.state === 'paid' ? { ...known, isUnread: true } : known;
    this.#known.set(key, after);
    this.#publish();
    return after;
  }

  #drop(key: string): undefined {
    this.#known.delete(key);
    this.#needs.storage.remove(key);
    this.#publish();
  }

  #publish(): void {
    this.$known.set(this.all());
  }

  #readCookie(subject: string, account: string): void {
    const sinceMs = this.#needs.cookies.read(subject, account);
    if (sinceMs === null) return;
    const key = this.keyOf(subject, `cookie ${account}`);
    if (this.#known.get(key)?.record.sinceMs === sinceMs) return;
    // A start that is known from a cookie is recorded as one by widget, so that the service is asked before the payer
    // (PAY-43): the cookie does not say where the payment was opened.
    const unknown = { gatewayType: defaultGatewayType, orderId: null, address: null };
    const open = reduceRecord(null, { is: 'open', subject, account, way: 'widget', ...unknown }, sinceMs)!;
    const record = recordAsOf(open, this.#now());
    if (record) this.#set(key, { record });
  }
}

const isRecord = (text: string) => typeof readRecord(text) === 'object';
