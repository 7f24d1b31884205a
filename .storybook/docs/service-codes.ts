interface ServiceCode {
  readonly code: string;
  readonly of: string;
  readonly effect: string;
}

/** The codes of the service that the elements act on. A test compares the list with the sources. */
export const serviceCodes: readonly ServiceCode[] = [
  {
    code: 'S0000',
    of: 'trials, orders and payments (`message.code`)',
    effect: 'It succeeded. With any other code the message is shown, and the trial or payment does not go on',
  },
  { code: 'ORG07', of: '`authenticate`', effect: 'The login asks for a one-time code' },
  {
    code: 'mccckd36',
    of: '`subscriptionOverview`, `seatDetail`, `seatList`',
    effect: 'The list says that the user has no access',
  },
  {
    code: 'REG03',
    of: '`setPasswordByUsingOtp` (`SuccessCode`)',
    effect: 'The code was right; the new password is asked for',
  },
  { code: 'REG07', of: '`changePassword`', effect: 'The existing password is wrong: said beside its field' },
  { code: 'REG08', of: '`changePassword`', effect: 'The password is changed' },
  { code: 'REG21', of: '`setPasswordByActivationKey` (`SuccessCode`)', effect: 'The password is set' },
  {
    code: 'seat03',
    of: '`assignSeatToUser`, `assignSeatAndCreateUser`',
    effect: 'The user has a seat already: said beside the email',
  },
];
