import { expect, test } from 'vitest';
import { mailedId } from '../../../../src/core/format/mailed-id.ts';

test.each([
  'PL-7.',
  'PL-7/',
  'PL-7/.',
  'PL-7|',
  'PL-7 | Pay now',
  'PL-7&amp;utm=1',
  'PL-7&amp%3Butm=1',
  'PL-7&utm_source=mail',
  'PL-7%3Futm_source%3Dmail',
  'PL-7%26utm_source%3Dmail',
  'PL-7?fbclid=1#top',
  'PL-7#038;utm=1',
  'PL-7](https://console.example/payment/PL-7)',
  'PL-7\\',
  'PL-7}',
  'PL-7,',
  'PL-7;',
  'PL-7)',
  'PL-7]',
  'PL-7>',
  '<PL-7>',
  '(PL-7).',
  '"PL-7"',
  '“PL-7”',
  '’PL-7’',
  'PL-7\u200b',
  'PL-7\u200b.',
  'PL-7%3E',
  'PL-7%3e.',
  'PL-7%253E',
  'PL-7%E2%80%8B',
  'PL-7&gt;',
  'PL-7">Pay now</a>',
  'PL-7 Thank you',
  'PL-7。',
  'PL-7…',
  'PL-7!?',
  '\ufeffPL-7\r\n',
  // A no-break space and quotation marks of an older encoding than UTF-8, and a character that was cut off.
  'PL-7%A0',
  '%93PL-7%94',
  'PL%2D7%E2%80',
  'PL-7%',
  // Line ends and spaces of the encoding quoted-printable.
  'PL-7=',
  'PL-7=20',
  'PL-7=0D',
  'PL-7=0D=0A',
  'PL-7=3D',
  'PL-7%3D',
  // Text that follows without a space.
  'PL-7，谢谢',
  'PL-7،شكرا',
])('in a mailed link %j is read as the id PL-7', { tags: ['DEC-3.14'] }, (spoilt) => {
  expect(mailedId(spoilt)).toBe('PL-7');
});

test.each([
  'PL-7',
  'a.b:c',
  'Qk3/x+9=',
  'Qk3/xQ==',
  'Qk3-_Q==',
  'Qk3_x-9=',
  'a.QQ==',
  'Qk3/',
  '_a-',
  'ä7',
  '2026~1',
  '१२',
])('in a mailed link the id %j stays as it is', (id) => {
  expect(mailedId(id)).toBe(id);
});

test('a slash behind an id of a mailed link is not part of it, however long the id', { tags: ['DEC-3.14'] }, () => {
  expect(['P-7/', 'PL-77/', 'LINK-77/'].map(mailedId)).toEqual(['P-7', 'PL-77', 'LINK-77']);
});

test.each(['', '.', '%3E', '\u200b', '">'])('in a mailed link %j contains no id', (text) => {
  expect(mailedId(text)).toBe('');
});

test('100,000 hostile characters in a mailed link are read in less than 50 ms', { tags: ['SEC-26'] }, () => {
  const text = '%3E<.'.repeat(20_000);
  const start = performance.now();
  expect(mailedId(text)).toBe('');
  expect(performance.now() - start).toBeLessThan(50);
});
