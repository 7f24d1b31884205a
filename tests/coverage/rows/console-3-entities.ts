import { section } from '../row.ts';
import { answers, assign, csvResult, derive, installation, navElement, wire } from '../tests.ts';

const { rule } = section('console.md', '3');

export const rows = [
  rule(
    'purchased and assigned subscription; PurchaseSubs, AssignedSubs and their totals, PurchaseUserInfo',
    wire('subscriptionOverview'),
  ),
  rule('dropdown data: SubscriptionStage as Key/Value pairs', wire('fetchDropdownData')),
  rule('organisation row; Data.List, Data.TotalRecordIfFirstPage', wire('orgsOverview')),
  rule('installation URLs', wire('productGettingStart'), installation('one card for each app')),
  rule('seat list item; List, IsFirstPage, TotalRecords', wire('seatList')),
  rule('seat detail: SeatCountInfo, IsSpeechAPI, Countries, CsvTemplateUrl', wire('seatDetail')),
  rule("a 'Select' entry is prepended to the countries", assign('nobody with the email')),
  rule('user lookup: UserExists, UserId, FullName, Email', wire('getUserByEmail')),
  rule('new user: FullName, Email, Mobile, CountryId', wire('assignSeatAndCreateUser')),
  rule(
    'CSV result: a JSON text with single quotes in a response header',
    csvResult('reads the header as the service writes it'),
  ),
  rule('user details, read and saved', wire('getUserDetail'), wire('saveUserDetails')),
  rule(
    'billing address; UserAddressId -1 if new, 0 or less means none',
    wire('getContactAndPayment'),
    wire('saveBillingAddress'),
    answers('a billing address that is not saved has no id'),
  ),
  rule('purchase list item; TotalCount, ListOfPurchase', wire('orderHistory')),
  rule('delete-account subscription row', wire('deleteAccountSubInfo')),
  rule('checkout data and its PlanBillingCycleInfo', wire('checkoutData')),
  rule('payment result', wire('makeOnlinePaymentSuccess')),
  rule(
    'payment order information, ValidateMessage, Redirect_URL, widget options',
    wire('paymentLinkRedirect'),
    wire('paymentRedirect'),
  ),
  rule('referral info: EarnedDays, ReferralCode', wire('referEarnInfo')),
  rule('support callback request: TicketType, CallbackTime, AdditonalComment', wire('raiseSupportTicket')),
  rule(
    'device-stored: UserId, UserCode, UserTypeId (default -1), account manager',
    derive('three fields are enough'),
    derive('the account manager and the referral are kept'),
  ),
  rule(
    'device-stored: AvailableAppsIds (StrKey), AllowedMenus (Key)',
    derive('the allowed menus are the purchased and the assigned'),
  ),
  rule(
    'device-stored: HasReferEligiblePaidSubscription as text or boolean',
    navElement('HasReferEligiblePaidSubscription true: true'),
  ),
];
