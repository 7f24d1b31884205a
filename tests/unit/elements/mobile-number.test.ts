import { describe, expect, test } from 'vitest';
import { readMobileNumber } from '../../../src/elements/signup/mobile-number.ts';

describe('a valid mobile number, as its digits without the country’s code', () => {
  test.each([
    ['+91', '9876543210', '9876543210'],
    ['+91', ' 98765 43210 ', '9876543210'],
    ['+91', '(98765)-43.210', '9876543210'],
    ['+91', '09876543210', '9876543210'],
    ['+91', '+91 98765 43210', '9876543210'],
    ['+44', '07400 123456', '7400123456'],
    ['+1', '(202) 555-0111', '2025550111'],
    // This country code includes the digits of an area.
    ['+1242', '359 1234', '3591234'],
    ['+1-242', '242 359 1234', '3591234'],
    ['+1242', '+1 242 359 1234', '3591234'],
    ['+44-1481', '07781 123456', '7781123456'],
    ['+44-1481', '+44 7781 123456', '7781123456'],
  ])('with %s before it %j is %s', (phoneCode, typed, national) => {
    expect(readMobileNumber(phoneCode, typed)).toBe(national);
  });

  test.each([
    ['+91', '12345'],
    ['+91', '+44 7400 123456'],
    ['+91', '9876543210abc'],
    ['+91', '9876543210 ext 55'],
    ['+91', '9876543210;ext=55'],
    ['+91', '9876543210 / 9876543211'],
    ['+91', 'call 9876543210'],
    ['+91', ''],
    ['+1242', '12345'],
    ['+44-1481', '12345'],
    ['', '9876543210'],
    ['+', '+91 9876543210'],
  ])('with %s before it %j is none', (phoneCode, typed) => {
    expect(readMobileNumber(phoneCode, typed)).toBe(null);
  });
});
