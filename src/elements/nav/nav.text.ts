import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('nav', {
  menu: 'Menu',
  console: 'Console',
  organizations: 'Organizations',
  onlyAdmins: 'For organization admins',
  subscription: 'Subscriptions',
  installation: 'Installation',
  account: 'Account',
  referearn: 'Refer and earn',
  contactus: 'Contact Us',
  logout: 'Logout',
  loggedInAs: 'Logged in as',
});
