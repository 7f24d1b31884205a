/** `dd MMM yyyy` in the browser's time zone, with the language's punctuation: '05. Dez. 2026' in German (DEC-8.2). */
export function formatDate(time: Date | null, locale?: string): string {
  if (!time || Number.isNaN(time.getTime())) return '-';
  // The cached formatter formats in UTC, so it gets the local day as UTC. A cached formatter for the local time zone
  // would keep that zone after the browser's has changed.
  const day = Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  const parts = formatOf(locale).formatToParts(day);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const order = parts.map(({ type }) => type).filter((type) => type !== 'literal');
  if (order.join() === 'day,month,year') return parts.map(({ value }) => value).join('');
  return `${part('day')} ${part('month')} ${part('year')}`;
}

export const formatUnbrokenDate = (time: Date | null, locale?: string): string =>
  formatDate(time, locale).replaceAll(' ', '\u00a0');

const formatTime = (time: Date, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(time);

export const formatDateTime = (time: Date, locale?: string): string =>
  `${formatDate(time, locale)}, ${formatTime(time, locale)}`;

/** The time of day, with the date if it is not today's. */
export const formatRecentTime = (time: Date, locale?: string): string =>
  time.toDateString() === new Date().toDateString() ? formatTime(time, locale) : formatDateTime(time, locale);

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatOf(locale: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const options = { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  const own = new Intl.DateTimeFormat(locale, options);
  // British and Australian English have longer months, such as 'Sept' and 'June'.
  const isEnglish = /^en\b/.test(own.resolvedOptions().locale);
  const format = isEnglish ? new Intl.DateTimeFormat('en-US', options) : own;
  formats.set(locale, format);
  return format;
}

const dayFirst = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}:\d{2}:\d{2})$/;
const iso =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?)?(?:Z|([+-]\d{2}):?(\d{2}))?$/;

/** Reads ISO 8601 or `dd-mm-yyyy hh:mm:ss`, in UTC unless a zone is given; null if unreadable (DEC-1.13). */
export function readWireTime(wire: string): Date | null {
  const time = parseWireTime(wire);
  return time && isPlausible(time) ? time : null;
}

/** True for '' and for a readable time, even one that means "no date". */
export const isWireTime = (wire: string): boolean => wire === '' || parseWireTime(wire) !== null;

function parseWireTime(wire: string): Date | null {
  const parts = iso.exec(wire.trim().replace(dayFirst, '$3-$2-$1 $4'));
  if (!parts) return null;
  const [, day = '', hour = '00', minute = '00', second = '00', fraction = '', zoneHour, zoneMinute] = parts;
  if (!isRealDay(day)) return null;
  // Rewrites the time with three decimals and a colon in the zone, because browsers differ in parsing other forms.
  const millisecond = fraction.slice(0, 3).padEnd(3, '0');
  const zone = zoneHour ? `${zoneHour}:${zoneMinute}` : 'Z';
  const time = new Date(`${day}T${hour}:${minute}:${second}.${millisecond}${zone}`);
  return Number.isNaN(time.getTime()) ? null : time;
}

// False for 30 February, which some browsers read as 2 March.
function isRealDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

// False before 1900 and from 9999 on: the service's platform writes 0001-01-01 and 9999-12-31 for "no date" (NET-23).
const isPlausible = (time: Date) => time.getUTCFullYear() >= 1900 && time.getUTCFullYear() < 9999;
