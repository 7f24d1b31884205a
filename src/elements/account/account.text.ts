import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('account', {
  title: 'Account',
  options: 'Account options',
  tabs: 'Account',
  personal: 'Personal details',
  orders: 'Order history',
  billing: 'Billing Details',
  loading: 'Loading your account',
  moreUnknown: 'Your order history and billing details could not be loaded.',

  fullName: 'Full Name',
  mobile: 'Mobile Number',
  noMobile: 'Not added',
  email: 'Email Address',
  passwordHidden: 'Hidden',
  edit: 'Edit',
  editName: 'Edit full name',
  changePassword: 'Change Password',
  passwordUpdated: 'New password updated successfully',

  promotions: 'Promotions & Updates',
  promotionsHelp: 'Offers and news about your products, on WhatsApp.',
  promotionsSaved: 'Promotions & Updates saved',

  nameMissing: 'Please enter a full name',
  nameTooLong: 'Please enter a name of at most 100 characters',
  nameUpdated: 'Full name updated successfully',
  update: 'Update',
  updating: 'Updating…',
  unchanged: 'Nothing has been changed yet.',
  incomplete: 'Fill in the required fields first.',

  noOrders: 'No Order History Available',
  orderType: 'Type',
  orderDate: 'Date',
  orderAmount: 'Amount',
  orderStatus: 'Status',
  receipt: 'Receipt',
  receiptOf: 'Receipt of order {orderId}',

  editDetails: 'Edit Details',
  editBilling: 'Edit billing details',
  noBilling: 'You have no billing address yet. You will be asked for it at your next purchase.',
  billingUpdated: 'Billing details updated successfully',

  deleteAccount: 'Delete account',
  deleteAsking: 'Loading your subscriptions',
  deleteSubmitted: 'Request for delete-account is submitted successfully',
});
