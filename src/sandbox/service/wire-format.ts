import { fromMinorUnits } from '../../core/format/minor-units.ts';

/** `dd-mm-yyyy hh:mm:ss` in UTC, '' for null. Some times of the service have this format, the others ISO 8601. */
export function dayFirst(time: number | null): string {
  const [, year, month, day, clock] = /^(\d+)-(\d\d)-(\d\d)T([\d:]+)/.exec(iso(time) ?? '') ?? [];
  return year ? `${day}-${month}-${year} ${clock}` : '';
}

export const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** 123456 paise → 1234.56 */
export const major = (minor: number, currency: string) => Number(fromMinorUnits(minor, currency));

const currencySigns: Readonly<Record<string, string>> = { INR: '&#8377;', GBP: '&#163;', EUR: '&#8364;', USD: '&#36;' };

export const currencySign = (currency: string) => currencySigns[currency] ?? currency;

export function pageOf<Row>(rows: readonly Row[], page: number, size: number): Row[] {
  const start = (Math.max(1, Math.trunc(page)) - 1) * Math.max(1, Math.trunc(size));
  return rows.slice(start, start + Math.max(1, Math.trunc(size)));
}
