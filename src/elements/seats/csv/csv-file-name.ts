// Characters that are special to a file system, and those that disguise an extension (SEC-01).
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
const longestName = 100;

/** File name for the report: the service's name if valid, always ending in .csv. */
export function reportName(given: string): string {
  const name = given
    .replace(unsafe, '_')
    .replace(/^[\s.]+/, '')
    .replace(/\.csv$/i, '')
    .slice(0, longestName)
    .trim();
  return `${name || 'report'}.csv`;
}
