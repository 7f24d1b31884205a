import { section } from '../row.ts';
import {
  activation,
  assign,
  billing,
  account,
  callback,
  checkoutBilling,
  combobox,
  config,
  csv,
  csvUpload,
  organizations,
  password,
  resetPassword,
  searchText,
  seats,
  signup,
  sso,
  ssoRules,
} from '../tests.ts';

const { message, rule, limit } = section('console.md', '5');

const missing = checkoutBilling('each required field says what is missing');
const fields = password('each empty field has its message');
const short = seats('a search of one or two characters');
const email = assign('an email without the form of one');

export const rows = [
  message(
    "subscription search over 255: 'Invalid input. Search-string too long!', inline, no search",
    searchText('over 255 characters it says so inline'),
  ),
  message('organisation search over 255: the same', organizations('over 255 characters it says so inline')),
  message("seat search under 3: 'Search-string too short. Enter minimum of 3 characters.'", short),
  message("seat search over 255: 'Invalid input. Search-string too long!'", short),
  rule('clearing the seat search re-runs it', seats('clearing the text re-runs the search')),
  message("seat email: 'Please enter a valid email address by complying to email-address rule of having '@''", email),
  rule('seat email: a TLD of at least 2 letters', email),
  message("seat email over 255: 'Invalid input. Email-id too long!', the field marked", email),
  rule(
    'create seat user: a name and a country other than the placeholder',
    assign('name and country enable the button'),
  ),
  rule(
    'create seat user: no client rule for the mobile, which may be left out',
    assign('the mobile number may be left out'),
  ),
  rule('CSV: a file must be chosen, only .csv is accepted', csv('Assign waits for a file; only .csv is taken')),
  message("'Please Enter Existing Password'", fields, password("'Please Enter Existing Password' where that field")),
  message("'Please Enter New Password'", fields, password("'Please Enter New Password' where that field")),
  message("'Please Enter Confirm Password'", fields, password("'Please Enter Confirm Password' where that field")),
  limit("strength, 8 characters: 'Please enter strong password'", password('seven characters:')),
  message("strength, 1 lowercase: 'Please enter strong password'", password('no lowercase letter:')),
  message("strength, 1 uppercase: 'Please enter strong password'", password('no uppercase letter:')),
  message("strength, 1 digit: 'Please enter strong password'", password('no digit:')),
  message("strength of the confirmation: 'Please enter strong password.'", password('a weak confirmation:')),
  message("'Current and new passwords must be different'", password('the current one:')),
  message("'New and confirm passwords should be same'", password('another confirmation:')),
  message("hint: 'At least 8 Characters with 1 UPPERCASE, 1 lowercase , 1 Numeral'", password('seven characters:')),
  rule(
    'passwords are encoded before sending',
    password('REG08 closes the modal'),
    config('decisions.md section 2: one known value'),
  ),
  message("full name edit: 'Please enter a full name'", account("empty gives 'Please enter a full name'")),
  message(
    "billing FullName: 'Please Enter Full Name'",
    missing,
    billing("an empty name gives 'Please Enter Full Name'"),
  ),
  message("billing Address: 'Please enter your Address'", missing),
  message("billing Pincode: 'Please enter your Postal Code'", missing),
  message("billing State: 'Please enter your State'", missing),
  message("billing CityName: 'Please enter your City'", missing),
  limit('billing full name: 100', checkoutBilling('a full name has at most 100 characters')),
  rule('the tax number is optional', missing, billing('the tax number is optional')),
  message(
    "set/reset password: 'Please Enter Strong Password.'",
    resetPassword("Set/reset password: 'short1A'"),
    activation("'weak' and 'weak'"),
  ),
  message(
    "set/reset password: 'Please Enter New Password', 'Please Enter Confirm Password'",
    resetPassword("Set/reset password: '' and ''"),
    resetPassword("'Changed2026' and ''"),
  ),
  message("set/reset password: 'Passwords are not matching.'", resetPassword("'Changed2026' and 'Changed2027'")),
  rule('user modal: letters and spaces only', assign('the name allows letters and spaces only')),
  limit('user modal: the name, max 100', assign('the name takes 100 characters at most')),
  rule(
    'user modal: mobile digits only, optional',
    assign('nobody with the email'),
    assign('the mobile number may be left out'),
  ),
  rule(
    'CSV upload: a template download and an error report link',
    csv('the sample template can be downloaded'),
    csvUpload('the report under its own name'),
  ),
  rule(
    'state and city filter by prefix, case-insensitive',
    checkoutBilling('they filter by prefix'),
    billing('the dropdowns filter by prefix'),
  ),
  message("'No matches found'", checkoutBilling('what fits nothing says No matches found')),
  limit(
    'eight items are visible at a time',
    checkoutBilling('eight of them are visible'),
    combobox('shows eight at a time'),
  ),
  message("support callback: 'Please select a reason for callback.'", callback('a reason must be selected')),
  rule('support callback: the comment is optional', callback('the comment may be left out')),
  rule(
    'SSO state: length above 15, a dot at position 15, a hash of the first part',
    ssoRules('a remembered state that has not the form'),
    sso('SEC-13 a return with another state'),
  ),
  limit('pId and bId default to -1', signup('both ids are -1 when missing')),
  rule('a referral code counts only when non-blank', signup('a blank code does not count')),
];
