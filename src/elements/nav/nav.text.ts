import { texts } from '../../core/config/text.ts';

export const t = texts('nav', {
  menu: 'Menu',
  console: 'Console',
  organizations: 'Organizations',
  onlyAdmins: 'For organisation admins',
  subscription: 'Subscriptions',
  installation: 'Installation',
  account: 'Account',
  referearn: 'Refer and earn',
  contactus: 'Contact Us',
  logout: 'Logout',
  paymentKept:
    'Your payment is not confirmed yet. It is kept on this device, and is confirmed when you log in here again.',
});
