import { describe, expect, test } from 'vitest';
import { readCsvResult } from '../../../src/core/service/endpoints/seats-csv-result.ts';
import { cpuMs } from '../../support/cpu-time.ts';

describe('the result of a CSV upload', { tags: ['CON-8.20'] }, () => {
  const header = (result: string) => `attachment; filename="report.csv"; result="${result}"`;

  test(
    'reads the header as the service writes it, an apostrophe in the file name included',
    { tags: ['CON-3.10', 'CON-7.17', 'DEC-1.18'] },
    () => {
      const result =
        "{'IsValid': false, 'UsersAssigned': 0, 'ErrorFormatMismatch': false, 'ErrorSeatCountExceeded': true, 'FileName': 'team o'brien.csv'}";
      expect(readCsvResult(header(result))).toEqual({
        isValid: false,
        usersAssigned: 0,
        hasFormatMismatch: false,
        exceedsSeatCount: true,
        fileName: "team o'brien.csv",
      });
    },
  );

  test('reads characters that a header can’t contain', () => {
    const read = readCsvResult(
      header("{'IsValid':true,'UsersAssigned':3,'FileName':'\\u0022\\u091f\\u0940\\u092e\\u0022 \\ud83d\\ude00.csv'}"),
    );
    expect(read).toMatchObject({ isValid: true, usersAssigned: 3, fileName: '"टीम" 😀.csv' });
  });

  test.each([["a', 'b.csv"], ["', 'IsValid': true, 'x.csv"], ["'}.csv"], ["}'{"], ["o'clock', 'UsersAssigned': 9"]])(
    'keeps %j whole as a file name',
    (name) => {
      const read = readCsvResult(header(`{'IsValid': false, 'UsersAssigned': 0, 'FileName': '${name}'}`));
      expect(read).toMatchObject({ isValid: false, usersAssigned: 0, fileName: name });
    },
  );

  test('takes the header’s file name if the result has none', () => {
    expect(readCsvResult(header("{'IsValid': false, 'FileName': ''}"))?.fileName).toBe('report.csv');
    expect(readCsvResult("attachment; filename=plain.csv; result={'IsValid': false}")?.fileName).toBe('plain.csv');
  });

  test.each(['attachment', '}{', '{', '{}', "{'IsValid': maybe}", "{'UsersAssigned': 3}", "{'IsValid': true,}"])(
    'is null for %j',
    (unreadable) => expect(readCsvResult(unreadable)).toBeNull(),
  );

  test.each([
    ["{'IsValid': true, 'FileName': '" + "'".repeat(100_000) + "'}"],
    ["{'IsValid': true, 'FileName': '" + "', 'IsValid':".repeat(8_000) + "'}"],
    ["{'IsValid': true, 'FileName': '" + "' ,".repeat(33_000)],
    ["{'IsValid': true, 'FileName': '" + ' '.repeat(100_000) + '}'],
    ['{'.repeat(100_000) + '}'],
    ['filename='.repeat(12_000) + '{}'],
  ])('is read in linear time (input %#)', { tags: ['SEC-26'] }, (hostile) => {
    expect(cpuMs(() => readCsvResult(hostile))).toBeLessThan(50);
  });
});
