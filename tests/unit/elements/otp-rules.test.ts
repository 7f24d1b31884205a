import { describe, expect, test } from 'vitest';
import { otpError } from '../../../src/elements/otp/otp-step.ts';
import { textIn } from '../../../src/core/config/text.ts';

describe('errors of a code before it is sent', () => {
  test('six digits are valid, also with leading zeros [ACC-5.24 DEC-1.14]', () => {
    expect([otpError('123456', '4711'), otpError('000000', '1')]).toEqual([undefined, undefined]);
  });

  test.each(['', '12345', '1234567'])("%j has not six digits: 'Please enter correct OTP.' [ACC-5.24]", (otp) => {
    expect(textIn(otpError(otp, '4711')!)).toBe('Please enter correct OTP.');
  });

  test.each([
    ['12345a', '4711'],
    ['１２３４５６', '4711'],
    ['123456', 'abc'],
    ['123456', ''],
    ['123456', '4.7'],
  ])("the OTP %j of the id %j is not numeric: 'Invalid OTP or OTPId.' [ACC-5.27]", (otp, otpId) => {
    expect(textIn(otpError(otp, otpId)!)).toBe('Invalid OTP or OTPId.');
  });
});
