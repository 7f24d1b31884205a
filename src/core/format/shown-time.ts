/** A date as `dd MMM yyyy` in the browser's zone, '-' where there is none (DEC-8.2). */
export function showDate(time: Date | null, locale?: string): string {
  if (!time || Number.isNaN(time.getTime())) return '-';
  // A cached formatter keeps its time zone, and the zone may change: read the day from the Date instead.
  const day = Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  const parts = formatOf(locale).formatToParts(day);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
}

/** A time of the day, in the browser's zone. */
export const showTime = (time: Date, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(time);

// Cached: creating a formatter costs more than rendering a row.
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatOf(locale: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });
  formats.set(locale, format);
  return format;
}
