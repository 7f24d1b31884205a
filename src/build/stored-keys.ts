/** A value stored in the visitor's browser, as the documentation lists it for privacy notices. */
export interface StoredKey {
  /** The key without the service's hash after `dict.`. A trailing dot marks the prefix of several keys. */
  readonly key: string;
  readonly content: string;
  readonly purpose: string;
  /** 'persistence': as the configuration key of this name says. 'always': whatever that key says. */
  readonly where: 'persistence' | 'this tab' | 'this tab, always' | 'all tabs, always';
  readonly until: string;
}

const tenMinutes = '10 minutes, the next step or the end of the session';
const withUser = 'the end of the session';
const confirmed = 'the service has answered';

/** All keys. A test compares this list with the sources. */
export const storedKeys: readonly StoredKey[] = [
  {
    key: 'dict.session',
    content: 'The token of the login; user code and id, name, e-mail, country, products, apps, referral code',
    purpose: 'Keeps a visitor logged in',
    where: 'persistence',
    until: 'the visitor logs out, or the service ends the session',
  },
  {
    key: 'dict.emails',
    content: 'Up to 50 e-mail addresses',
    purpose: 'Offers them at the login, to those who ticked “Remember”',
    where: 'persistence',
    until: 'the visitor removes an address from the list',
  },
  {
    key: 'dict.user.organisations',
    content: 'The user code, and whether the user manages organisations',
    purpose: 'Shows the right menu at once',
    where: 'this tab',
    until: withUser,
  },
  {
    key: 'dict.user.assistance',
    content: 'Whether the form for a call back is open',
    purpose: 'Opens it again after a reload',
    where: 'this tab',
    until: withUser,
  },
  {
    key: 'dict.user.flags',
    content: 'Whether a list is out of date',
    purpose: 'Loads the list again after a payment',
    where: 'this tab',
    until: 'the list is loaded, or the end of the session',
  },
  {
    key: 'dict.user.trial',
    content: 'Product, plan and billing cycle',
    purpose: 'Starts the trial after a reload',
    where: 'this tab',
    until: 'the trial has begun, or the end of the session',
  },
  {
    key: 'dict.visit.signup',
    content: 'Name, e-mail, mobile number, country, choices and referral code of the form; no password',
    purpose: 'Keeps the signup while its code is awaited',
    where: 'this tab',
    until: tenMinutes,
  },
  {
    key: 'dict.visit.reset',
    content: 'The e-mail and the number of the code that was sent; no code and no password',
    purpose: 'Keeps a password reset while its code is awaited',
    where: 'this tab',
    until: tenMinutes,
  },
  {
    key: 'dict.visit.context',
    content: 'Product, plan, billing cycle, referral code and the end of the trial',
    purpose: 'Signs up for what a link asked for',
    where: 'persistence',
    until: withUser,
  },
  {
    key: 'dict.visit.asked',
    content: 'A path of the console',
    purpose: 'Opens the page that was asked for after the login',
    where: 'this tab, always',
    until: 'the login',
  },
  {
    key: 'dict.flash',
    content: 'A sentence such as “Your password has been set.”',
    purpose: 'Shows it on the next screen',
    where: 'this tab',
    until: 'it has been shown',
  },
  {
    key: 'dict.sso',
    content: 'Two random numbers and a path',
    purpose: 'Recognises the answer of the Microsoft sign-in',
    where: 'this tab, always',
    until: '10 minutes, or the answer',
  },
  {
    key: 'dict.sso-key',
    content: 'A random key',
    purpose: 'Opens what the Microsoft sign-in brought along, once',
    where: 'this tab, always',
    until: '10 minutes, or its use',
  },
  {
    key: 'dict.outbox.',
    content: 'The provider’s numbers and signature of a payment, the time, a hash of the account; no card',
    purpose: 'Confirms a payment also after a reload or a lost network',
    where: 'all tabs, always',
    until: confirmed,
  },
  {
    key: 'dict.pace.',
    content: 'When a confirmation was last tried',
    purpose: 'Paces its repetitions',
    where: 'all tabs, always',
    until: confirmed,
  },
  {
    key: 'dict.turn.',
    content: 'A random number of a tab, and a time',
    purpose: 'Lets one tab alone confirm a payment, in browsers without locks',
    where: 'all tabs, always',
    until: 'six seconds after its last renewal it counts no more',
  },
  {
    key: 'dict.start.',
    content: 'Hashes of what is paid for and of the account, and the time',
    purpose: 'Recognises the return from the provider’s page; starts no second payment',
    where: 'all tabs, always',
    until: 'the return, or 30 minutes',
  },
  {
    key: 'dict.own-start',
    content: 'The name of a `dict.start.` key',
    purpose: 'Tells which tab started the payment',
    where: 'this tab, always',
    until: 'the tab is closed',
  },
  {
    key: 'dict.session-failure',
    content: 'Hashes of a payment session and of the account, the order’s and the error’s number',
    purpose: 'Records a failed payment once, also after a reload',
    where: 'this tab, always',
    until: 'the tab is closed',
  },
];
