import { expect, test } from 'vitest';
import { trimEnd } from '../../../../src/core/format/text.ts';
import { cpuMs } from '../../../support/cpu-time.ts';

test.each([
  ['https://a.example//', '/', 'https://a.example'],
  ['/otp', '/', '/otp'],
  ['///', '/', ''],
  ['', '/', ''],
  ['ada@example.com.:', '.:!?', 'ada@example.com'],
])('%j without %j at its end is %j', (text, characters, left) => {
  expect(trimEnd(text, characters)).toBe(left);
});

test('SEC-26 a text of 100 kB is cut in less than 50 ms', () => {
  const hostile = `${'/'.repeat(100_000)}x`;
  expect(trimEnd(hostile, '/')).toBe(hostile);
  expect(cpuMs(() => trimEnd(hostile, '/'))).toBeLessThan(50);
});
