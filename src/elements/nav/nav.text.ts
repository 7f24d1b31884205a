import { texts } from '../../core/text.ts';

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
});
