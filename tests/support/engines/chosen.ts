/** The journeys that run in WebKit. It is ten times slower than the other engines, so this is a selection. */
export const inWebKit = [
  'account/account-password.spec.ts',
  'callback/*.spec.ts',
  'checkout/checkout-pay.spec.ts',
  'checkout/checkout-redirect.spec.ts',
  'checkout/payment-tabs.spec.ts',
  'embed/embed.spec.ts',
  'embed/payment-embed.spec.ts',
  'embed/server-drawing.spec.ts',
  'login/{login,login-second-factor,sso}.spec.ts',
  'nav/*.spec.ts',
  'organizations/*.spec.ts',
  'passwords/*.spec.ts',
  'payment-link/*.spec.ts',
  'seats/{seats,seats-assign,seats-csv}.spec.ts',
  'signup/{signup,signup-otp,signup-trial}.spec.ts',
  'subscriptions/{subscriptions,subscriptions-search}.spec.ts',
];

/** The selection for `npm run test:all`: three minutes for both engines. */
export const inShort = {
  firefox: [
    'checkout/checkout-redirect.spec.ts',
    'contact/contact.spec.ts',
    'embed/embed.spec.ts',
    'signup/signup-otp.spec.ts',
  ],
  webkit: ['checkout/checkout-redirect.spec.ts', 'embed/embed.spec.ts', 'signup/signup-otp.spec.ts'],
};
