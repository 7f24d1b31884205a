/** Formats a date as `dd MMM yyyy` in the browser's time zone; '-' without a date (DEC-8.2). */
export function showDate(time: Date | null, locale?: string): string {
  if (!time || Number.isNaN(time.getTime())) return '-';
  // Uses the Date's own getters, because a cached formatter would keep its time zone after the browser's has changed.
  const day = Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  const parts = formatOf(locale).formatToParts(day);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
}

/** Formats a time of day in the browser's time zone. */
export const showTime = (time: Date, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(time);

// Cached, because creating a formatter takes longer than rendering a row.
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatOf(locale: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });
  formats.set(locale, format);
  return format;
}
