import { section } from '../row.ts';
import {
  answers,
  derive,
  draft,
  forgotPassword,
  login,
  outcomes,
  remembered,
  requests,
  savedEmails,
  sessionCore,
  signup,
  signupOtp,
  signupTrial,
  wire,
} from '../tests.ts';

const { rule, limit } = section('access.md', '3');

export const rows = [
  rule(
    'signup form: its fields, OTPId -1 initially, WhatsappOptInStatus default true',
    signup('the call carries every field'),
  ),
  rule('signup form: WhatsappOptInStatus null when unchecked', signup('an unchecked consent is sent as null')),
  rule(
    'login request: UserName, Password, ReferralCode, LoginFrom, CurrentVersion, SSOIdentityProvider',
    login('submit sends the credentials'),
  ),
  rule('login response data, field by field', wire('authenticate')),
  rule('login response: AssigedProductIds, spelt so', derive('the allowed menus are the purchased and the assigned')),
  rule('login response: User2FA {MaskEmail, OTPId}', answers('a login that asks for the second factor is refused')),
  rule(
    'session: login flag, token, user code, user id, user type id',
    derive('three fields are enough'),
    sessionCore('opened, it is current, stored'),
  ),
  rule(
    'session: allowed menus are purchased plus assigned products',
    derive('the allowed menus are the purchased and the assigned'),
  ),
  rule(
    'session: the default seat, else the unexpired seat with the latest expiry',
    derive('is the default seat where there is one'),
    derive('is else the unexpired one'),
  ),
  rule('session: speech URL with the speech model id in its placeholder', derive('has the id of the speech model')),
  rule('session: referral, account-manager name and email', derive('the account manager and the referral are kept')),
  limit(
    'remembered emails: 50, newest first, kept across logout',
    savedEmails('newest first, 50 at most'),
    savedEmails('a logout and a 401 keep them'),
    remembered('50 at most; the oldest goes'),
  ),
  rule(
    'stored signup context: product, plan, billing cycle, referral code',
    signup('stores product, plan and billing cycle'),
    signup('stores the referral code'),
  ),
  rule(
    'stored signup context: payload, email, OTP id, mobile, country code',
    draft('is in the tab’s own storage'),
    signupOtp('a reload keeps the signup'),
  ),
  rule(
    'stored signup context: referral validation code, subscription expiry date',
    signupTrial('dictation with a referral code shows the bonus'),
    signupTrial('dictation without a code lists'),
  ),
  rule(
    'stored signup context: the marker of a force reset',
    forgotPassword('an expired password is reset and logs in again'),
  ),
  rule(
    'country list entry: CountryName, PhoneCode, Id, IsSelected',
    wire('signupFormData'),
    wire('regionSignupFormData'),
  ),
  rule('product plan details: Clouds.Plans[], ProductCode', wire('productPlanDetails')),
  rule('free-trial response: Message {Code, Message}, SubscriptionId, SubscriptionExpiredOn', wire('startFreeTrial')),
  rule('envelope: requests wrap their payload in Request', requests('a POST carries {"Request"')),
  rule(
    'envelope: Status (0 success, 1 failure), Data, ErrorCode, ErrorMessage',
    outcomes('a success whose Data fits is answered'),
    outcomes('a refusal without a text'),
  ),
];
