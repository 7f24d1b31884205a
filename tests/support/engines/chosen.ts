/** The journeys that run in WebKit. It is ten times slower than the other engines, so this is a selection. */
export const inWebKit = [
  'checkout/checkout.spec.ts',
  'checkout/payment-tabs.spec.ts',
  'embed/{embed,needed}.spec.ts',
  'embed/payment-embed.spec.ts',
  'embed/server-drawing.spec.ts',
  'login/{login,sso}.spec.ts',
  'nav/*.spec.ts',
  'passwords/*.spec.ts',
  'payment-link/*.spec.ts',
  'seats/seats.spec.ts',
  'signup/signup.spec.ts',
  'subscriptions/subscriptions.spec.ts',
];

/** The selection for `npm run test:all`: three minutes for both engines. */
export const inShort = {
  firefox: ['checkout/checkout.spec.ts', 'embed/embed.spec.ts'],
  webkit: ['checkout/checkout.spec.ts', 'embed/embed.spec.ts'],
};
