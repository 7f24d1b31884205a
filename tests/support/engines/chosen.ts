/** The journeys that WebKit runs: it is ten times slower than the others, so they are a choice. */
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

/** What `npm test` runs of them: three minutes for both engines. */
export const inShort = {
  firefox: [
    'checkout/checkout-redirect.spec.ts',
    'contact/contact.spec.ts',
    'embed/embed.spec.ts',
    'signup/signup-otp.spec.ts',
  ],
  webkit: ['checkout/checkout-redirect.spec.ts', 'embed/embed.spec.ts', 'signup/signup-otp.spec.ts'],
};
