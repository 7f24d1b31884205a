import { section } from '../row.ts';
import {
  account,
  activation,
  billing,
  deletion,
  messages,
  resetPassword,
  password,
  sandboxPayments,
  signup,
  signupTrial,
  sso,
} from '../tests.ts';

const own = section('console.md', '4 Account');
const set = section('console.md', '4 Password set or reset');
const referral = section('console.md', '4 Referral');
const auth = section('console.md', '4 Single sign-on return');

const changed = password('REG08 closes the modal');
const named = account('success closes the modal, reloads the details');
const billed = billing('Update only when something changed');
const promoted = account("turning off sends null, turning on 'true'");
const deleted = deletion('Confirm sends the request');

export const rows = [
  own.rule(
    'password: Update only when the fields are filled',
    password('Update is enabled only when the fields are filled'),
  ),
  own.code("password: REG08 closes the modal, 'New password updated successfully' for 3 seconds", changed),
  own.transition('password: then the session is cleared, and /', changed),
  own.message(
    "full name: closes, reloads, 'Full name updated successfully' for 3 seconds",
    named,
    messages('stays for its time'),
  ),
  own.rule(
    'billing: Update only with a difference, and address, zip, state and city (the tax number stays optional: decisions.md 4)',
    billed,
    billing('without Billing Address it is disabled'),
    billing('the tax number is optional'),
    billing('another country has its own states'),
  ),
  own.message(
    "billing: closes, reloads, 'Billing details updated successfully' for 3 seconds",
    billed,
    messages('stays for its time'),
  ),
  own.transition("marketing: toggling sends the setting (null to turn off, 'true' to turn on)", promoted),
  own.transition('marketing: the local value flips and the details reload', promoted),
  own.transition(
    'delete: the menu item first fetches the subscription list, then the modal',
    deletion('the menu item fetches the subscription list first'),
  ),
  own.transition('delete: Confirm sends the request', deleted),
  own.message("delete: 'Request for delete-account is submitted successfully' for 3 seconds", deleted),
  own.message(
    "delete: otherwise the modal 'Delete account failed'",
    deletion("a failure opens the modal 'Delete account failed'"),
  ),

  set.transition(
    'an activation code is validated on load; an invalid one stores ActivationErrorMessage, /',
    activation('the code is validated on load'),
  ),
  set.transition('on submit the password is set, /', activation("shows 'Set Password' with the prompt")),
  set.transition('without a code: /passwordresetsuccess', resetPassword('the whole way from the forgotten password')),

  referral.transition('an invite link stores the code', signup('stores the referral code, selects dictation')),
  referral.transition(
    'signup success shows the referral bonus',
    signupTrial('dictation with a referral code shows the bonus'),
  ),
  referral.limit('the first paid purchase gives the extra 30 days', sandboxPayments('earns both thirty days, once')),

  auth.transition(
    'id token and state are read from the hash, the state is validated, the user signed in: /subscription',
    sso('a Microsoft sign-in opens the subscriptions'),
  ),
  auth.transition(
    'failure: / with an error message',
    sso('is refused with the text of the service'),
    sso('Single sign-on exception'),
  ),
  auth.transition(
    'no valid state or token: /',
    sso('without a state or a token'),
    sso('SEC-13 a return with no state'),
  ),
];
