/** Our own codes of `dict-error`, with their meaning. */
export const errorCodes = {
  '401':
    'the session has ended: `dict-session` says so first, and alone where it takes the element off the page, as in the console',
  '404': 'the service did not answer, or the code that sends the call could not be loaded',
  '500': 'the call failed, or could not be sent',
  malformed:
    'the answer does not match its schema: `path` names the field, such as `Data.PurchaseSubs[3].SubscriptionId`',
  load: 'a part of the library could not be loaded',
  integrity: "a loaded file differs from the build's",
  view: 'an element failed',
  hydration: 'a prerendered view could not be hydrated and was rendered again',
  usage: "a mistake in the page's markup or configuration: `message` names the fix",
  sso: "the Microsoft sign-in can't be started here",
} as const;
