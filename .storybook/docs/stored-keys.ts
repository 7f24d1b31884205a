export interface StoredKey {
  /**
   * As in the browser, but without the service's hash after `dict.`. A trailing dot marks the prefix of several keys.
   */
  readonly key: string;
  readonly content: string;
  readonly purpose: string;
  /** 'persistence': where the configuration key `persistence` puts it. 'always': regardless of that key. */
  readonly where: 'persistence' | 'this tab' | 'this tab, always' | 'all tabs, always';
  readonly until: string;
}

const tenMinutes = '10 minutes, the next step or the end of the session';
const withUser = 'the end of the session';
const withAccount = 'the visitor logs out, or another one logs in';

/** Every key that the library stores: a test compares the list with the sources. */
export const storedKeys: readonly StoredKey[] = [
  {
    key: 'dict.session',
    content: 'The token of the login; user code and id, name, email, country, products, apps, referral code',
    purpose: 'Keeps a visitor logged in',
    where: 'persistence',
    until: 'the visitor logs out, or the service ends the session',
  },
  {
    key: 'dict.expired',
    content: 'A hash of the user code of a session that has expired',
    purpose: 'Keeps in other tabs what the visitor has typed there, until the next login',
    where: 'persistence',
    until: 'the next login, or the visitor logs out',
  },
  {
    key: 'dict.emails',
    content: 'Up to 50 email addresses',
    purpose: 'Offers them at the login, to those who ticked “Remember”',
    where: 'persistence',
    until: 'the visitor removes an address from the list',
  },
  {
    key: 'dict.language',
    content: 'A language such as “de”',
    purpose: 'Shows the console in the language that the visitor has chosen in its footer',
    where: 'persistence',
    until: 'the visitor chooses another',
  },
  {
    key: 'dict.user.organisations',
    content: 'The user code, and whether the user manages organizations',
    purpose: 'Shows the right menu at once',
    where: 'this tab',
    until: withUser,
  },
  {
    key: 'dict.user.signup',
    content: 'The signup form as typed, without the password',
    purpose: 'Fills it in again for visitors who leave it, for example for the login',
    where: 'this tab',
    until: '10 minutes, the form is sent, or the next login',
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
    key: 'dict.account.search-subscriptions.',
    content: 'The address and the filters of each list of subscriptions in the tab’s history',
    purpose: 'Finds the list again after a reload, Back or Forward',
    where: 'this tab',
    until: withAccount,
  },
  {
    key: 'dict.account.callback.',
    content: 'The form of the support popup as typed: reason, time and comment',
    purpose:
      'Finds it again after Back or Forward, or when the same user logs in again after the session has ended by itself',
    where: 'this tab',
    until: 'it is sent or the popup is closed, the visitor logs out or another one logs in',
  },
  {
    key: 'dict.account.search-organizations.',
    content: 'What each list of organizations in the tab’s history was searched for',
    purpose: 'Finds the list again after a reload, Back or Forward',
    where: 'this tab',
    until: withAccount,
  },
  {
    key: 'dict.account.search-seats.',
    content:
      'For each list of seats in the tab’s history, the id of the subscription and what its seats were searched for',
    purpose: 'Finds the list again after a reload, Back or Forward',
    where: 'this tab',
    until: withAccount,
  },
  {
    key: 'dict.account.seats-unfinished.',
    content:
      'If the session ended under a dialog of the seats, or while seats were selected: the subscription, the seats, and the email and name that were typed',
    purpose: 'Selects the seats again, or says what was not done, when the same user logs in again',
    where: 'this tab',
    until: 'the seats are opened again, the visitor logs out or another one logs in',
  },
  {
    key: 'dict.account.tab.',
    content:
      'Which tab of the account was shown, and how many pages of the order history, for each entry of the tab’s history',
    purpose: 'Shows it again after a reload, Back or Forward',
    where: 'this tab',
    until: withAccount,
  },
  {
    key: 'dict.account.name.',
    content: 'The full name as typed',
    purpose: 'Finds it again when the same user logs in again after the session has ended by itself',
    where: 'this tab',
    until: 'it is saved or its dialog is closed, the visitor logs out or another one logs in',
  },
  {
    key: 'dict.user.checkout',
    content: 'The ids of subscription, product, plan and billing cycle, and the promo code',
    purpose: 'Leads back to the checkout after a payment that failed on the provider’s page',
    where: 'this tab',
    until: 'the checkout is opened again, or the end of the session',
  },
  {
    key: 'dict.user.link',
    content: 'The place of the page with the payment link in the tab’s history, a number',
    purpose: 'Leads back to it from the provider’s page, where nobody is signed in',
    where: 'this tab',
    until: 'the tab is closed, or the end of the session',
  },
  {
    key: 'dict.account.checkout.',
    content: 'The open checkout: the purchase, its billing cycle and its promo code',
    purpose: 'Finds them again after a reload, or when the same user logs in again',
    where: 'this tab',
    until: 'the checkout is paid or cancelled, the visitor logs out or another one logs in',
  },
  {
    key: 'dict.account.billing.',
    content: 'The billing details as typed: name, tax number and address; the key contains a hash of the account',
    purpose:
      'Finds them again after a reload, or when the same user logs in again after the session has ended by itself',
    where: 'this tab',
    until: 'they are saved or discarded, the visitor logs out or another one logs in',
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
    content: 'Name, email, mobile number, country, choices and referral code of the form; no password',
    purpose: 'Keeps the signup while its code is awaited',
    where: 'this tab',
    until: tenMinutes,
  },
  {
    key: 'dict.visit.reset',
    content: 'The email and the number of the code that was sent; no code and no password',
    purpose: 'Keeps a password reset while its code is awaited',
    where: 'this tab',
    until: tenMinutes,
  },
  {
    key: 'dict.visit.context',
    content: 'Product, plan, billing cycle, referral code and end of the trial; a hash of the account that started it',
    purpose: 'Signs up for what a link asked for',
    where: 'persistence',
    until: 'the visitor logs out',
  },
  {
    key: 'dict.visit.asked',
    content: 'A path of the console; if a session ended on it, a hash of the account',
    purpose: 'Opens the page that was asked for after the login',
    where: 'this tab, always',
    until: 'the login',
  },
  {
    key: 'dict.flash',
    content: 'The key of a sentence such as “Your password has been set.”, or a sentence of the service',
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
    key: 'dict.payment.',
    content:
      'Of a payment: hashes of what is paid for and of the account, times, its state, the order’s and an error’s number; until it is confirmed the provider’s numbers and signature; no card',
    purpose: 'Confirms a payment also after a reload or a lost network; starts no second one',
    where: 'all tabs, always',
    until: 'a day after it was opened or answered; while it is paid and not confirmed, until the service has answered',
  },
  {
    key: 'dict.open.',
    content: 'A cookie, only where the storage is full: a hash of what is paid for and of the account, and the time',
    purpose: 'Starts no second payment while one is open on the provider’s page',
    where: 'all tabs, always',
    until: '30 minutes, or the payer takes it back',
  },
];
