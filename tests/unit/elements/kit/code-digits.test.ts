import { expect, test } from 'vitest';
import { cpuMs } from '../../../support/cpu-time.ts';
import { codeAfterInput, codeIn, putDigits } from '../../../../src/elements/kit/fields/code-digits.ts';

test.each([
  [' 123-456\n', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['G-012345 is your code', '012345'],
  ['Step 2: your code is 123-456. It is valid for 10 minutes.', '123456'],
  ['345', '345'],
  ['no code at all', ''],
  ['1234567', '123456'],
  ['Step 2: 123\u200b456', '123456'],
])('the code in %j is %j', { tags: ['A11Y-03'] }, (text, code) => expect(codeIn(text, 6)).toBe(code));

test.each([
  '482913 is your code. Order 100234.',
  'G-482913 is your verification code.',
  'Order 100234: your code is 482913',
  'Bestellung 100234. Ihr Bestätigungscode lautet 482 913.',
  'N° 100234 : votre code 482 913',
  'Pedido 100234: tu código es 482 913',
  'رقم الطلب ١٠٠٢٣٤ رمز التحقق ٤٨٢٩١٣',
  'ऑर्डर १००२३४ के लिए कोड ४८२९१३ है',
  'Ref 100234. OTP: 482913. Call 1800 102 030 for help',
  '482913 is the OTP for your transaction of INR 125000 on 01-12-26',
  'Your account ending 123456 requested a code. 482913 is your one-time password.',
  '01.12.26 Ihr Code: 482 913',
  '1/12/26 12:30 482 913',
  '48-29-13',
  'Your code is 482913.\n\n@console.example #482913',
  'Your code for account 100234 is 482913',
  'Your code for account 100234 is: 482 913.',
  'OTP for card 100234: 482913',
  'Ihr Code für Konto 100234 lautet 482913.',
  'Votre code pour le compte 100234 est 482913',
  'Your code 482913 for account: 100234',
  '482913 is your OTP for order: 100234',
  'Your code is 482913 and your order is 100234',
  'Your order is 100234 and your code is 482913',
  'Use code 482913. Your account is 100234.',
])('the code in the message %j is 482913', { tags: ['A11Y-03'] }, (message) =>
  expect(codeIn(message, 6)).toBe('482913'),
);

test('the code in 2,000 hostile characters is read in less than 50 ms', { tags: ['SEC-26'] }, () => {
  for (const unit of ['123456 ', 'code ', '1 ', 'code 123456 ', '1.1.1']) {
    const text = unit.repeat(2000 / unit.length);
    expect(Math.min(...[1, 2, 3].map(() => cpuMs(() => codeIn(text, 6)))), unit).toBeLessThan(50);
  }
});

test.each([
  ['1256', 2, 2, '34', '123456', 4],
  ['129956', 2, 2, '34', '123456', 4],
  ['129956', 2, 4, '34', '123456', 4],
  ['111111', 3, 3, '987654', '987654', 6],
  ['12345', 5, 5, '67', '123456', 6],
  ['123456', 0, 6, '9', '9', 1],
])(
  'in boxes with %j, %i to %i are replaced by %j',
  { tags: ['A11Y-03'] },
  (value, start, end, digits, expected, caret) =>
    expect(putDigits(value, start, end, digits, 6)).toEqual({ value: expected, caret }),
);

test.each([
  // The whole code comes as one text: after, before and between digits, over a selection, and with words around it.
  ['9', '9045454', 7, '045454'],
  ['9', '0454549', 6, '045454'],
  ['12', '19045452', 7, '904545'],
  ['123456', '123999888456', 9, '999888'],
  ['4', '4454545', 7, '454545'],
  ['4', '4545454', 6, '454545'],
  ['1234', '1904545', 7, '904545'],
  ['9', '9123 456', 8, '123456'],
  ['9', '9٠٤٥٤٥٤', 7, '045454'],
  ['9', '9Your code is 045-454.', 22, '045454'],
  // Digits that are not a whole code stay where they are typed.
  ['9', '90', 2, '90'],
  ['12', '1902', 3, '1902'],
  ['12345', '1234567', 7, '123456'],
  ['', '123456', 6, '123456'],
  ['123456', '12345', 5, '12345'],
])(
  'in boxes with %j, the text %j with the caret at %i is the code %s',
  { tags: ['A11Y-03'] },
  (before, after, caret, code) => expect(codeAfterInput(before, after, caret, 6)).toBe(code),
);
