/** The steps that `dict-step` reports, by flow, with their meaning. Renaming one is a breaking change. */
export const steps = {
  signup: {
    'otp-requested': 'the form was accepted, and a code was sent',
    started: 'the code was right, and the trial has started',
    'none-wanted': 'the code was right; the page names no product to try',
  },
  login: { 'signed-in': 'the login succeeded, by password or by Microsoft' },
  'password-reset': {
    'otp-requested': 'a code was sent',
    'otp-verified': 'the code was right',
    'password-set': 'the new password is set',
  },
  activation: { 'password-set': 'an invited user has set the first password' },
  checkout: {
    billing: 'the billing details are complete',
    confirmed: 'the order was confirmed at the price shown, and the payment starts',
  },
} as const;

export type Steps = { readonly [Flow in keyof typeof steps]: keyof (typeof steps)[Flow] };
