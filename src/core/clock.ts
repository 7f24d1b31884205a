/** The times that the core and the flows live by. Tests pass one of their own. */
export interface Clock {
  /** Milliseconds since 1970, as this machine believes. It may jump. */
  now(): number;
  /** Milliseconds that only ever grow: for countdowns and time limits (NET-14). */
  monotonicMs(): number;
  /** Runs `act` once after `delayMs`; the answer cancels it. */
  after(delayMs: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonicMs: () => performance.now(),
  after(delayMs, act) {
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
  },
};

const dayFirst = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}):(\d{2}):(\d{2})$/;
const isoTime = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** Reads a time of the wire: UTC, ISO 8601 or `dd-mm-yyyy hh:mm:ss`; null where it is unreadable (decisions.md section 1). */
export function readWireTime(wire: string): Date | null {
  const trimmed = wire.trim();
  const parts = dayFirst.exec(trimmed);
  if (parts) {
    const [day, month, year, hour, minute, second] = parts.slice(1).map(Number) as [number, number, number, number, number, number];
    const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
    const isReal = time.getUTCDate() === day && time.getUTCMonth() === month - 1 && hour < 24 && minute < 60 && second < 60;
    return isReal && isPlausible(time) ? time : null;
  }
  const iso = isoTime.exec(trimmed);
  if (!iso) return null;
  const hasTime = trimmed.length > 10;
  const time = new Date(hasTime && !iso[1] ? `${trimmed.replace(' ', 'T')}Z` : trimmed.replace(' ', 'T'));
  return isPlausible(time) ? time : null;
}

// 0001-01-01 and 9999-12-31 are how the service's platform writes "no date" (NET-23).
const isPlausible = (time: Date) => time.getUTCFullYear() >= 1900 && time.getUTCFullYear() < 9999;

/** A date as `dd MMM yyyy` in the browser's zone, '-' where there is none (decisions.md section 8). */
export function showDate(time: Date | null, locale?: string): string {
  if (!time) return '-';
  const parts = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', year: 'numeric' }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
}
