// What a file system reads as more than a name, and what hides how a name ends (SEC-01).
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
const longestName = 100;

/** The name that a report is saved under: the service's, if it is one, and always a .csv file. */
export function reportName(given: string): string {
  const name = given
    .replace(unsafe, '_')
    .replace(/^[\s.]+/, '')
    .replace(/\.csv$/i, '')
    .slice(0, longestName)
    .trim();
  return `${name || 'report'}.csv`;
}
