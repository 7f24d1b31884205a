const dayFirst = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}:\d{2}:\d{2})$/;
const iso =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?)?(?:Z|([+-]\d{2}):?(\d{2}))?$/;

/** Reads a time of the wire: UTC, ISO 8601 or `dd-mm-yyyy hh:mm:ss`; null where it is unreadable (decisions.md section 1). */
export function readWireTime(wire: string): Date | null {
  const parts = iso.exec(wire.trim().replace(dayFirst, '$3-$2-$1 $4'));
  if (!parts) return null;
  const [, day = '', hour = '00', minute = '00', second = '00', fraction = '', zoneHour, zoneMinute] = parts;
  if (!isRealDay(day)) return null;
  // Engines agree on three decimals and on a colon in the zone alone.
  const millisecond = fraction.slice(0, 3).padEnd(3, '0');
  const zone = zoneHour ? `${zoneHour}:${zoneMinute}` : 'Z';
  const time = new Date(`${day}T${hour}:${minute}:${second}.${millisecond}${zone}`);
  return isPlausible(time) ? time : null;
}

// Some engines take the 30th of February for the 2nd of March.
function isRealDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

// 0001-01-01 and 9999-12-31 are how the service's platform writes "no date" (NET-23).
const isPlausible = (time: Date) => time.getUTCFullYear() >= 1900 && time.getUTCFullYear() < 9999;

/** A date as `dd MMM yyyy` in the browser's zone, '-' where there is none (decisions.md section 8). */
export function showDate(time: Date | null, locale?: string): string {
  if (!time || Number.isNaN(time.getTime())) return '-';
  // A kept format keeps the zone that it was made in; the day is read from the clock's own zone instead.
  const day = Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  const parts = formatOf(locale).formatToParts(day);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
}

/** A time of the day, in the browser's zone. */
export const showTime = (time: Date, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(time);

// To make one costs more than to draw the row that it is for.
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatOf(locale: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });
  formats.set(locale, format);
  return format;
}
