import { section } from '../row.ts';
import { contact, nav } from '../tests.ts';

const { screen, message } = section('console.md', '2.8');

export const rows = [
  screen('the side menu is set to contactus', nav('the item Contact Us opens /contactus')),
  screen(
    'type 1: cards for Global (India), United Kingdom, United States',
    contact('type 1 users see the regional cards'),
  ),
  screen('each has email and phone and, except the US, an address', contact('the United States has no address')),
  screen('social links: twitter, facebook, instagram, youtube, linkedin', contact('all five social links')),
  screen('a footer', contact('social links and the legal footer')),
  screen('other users: name and email of their account manager', contact('other users see their account manager')),
  message("'Not added' if missing", contact("a missing account manager is 'Not added'")),
  screen('other users: a general support email', contact('and the support e-mail')),
  screen(
    'Terms & Conditions, Privacy Policy, Subscription Terms & Conditions, Data Processing Terms',
    contact('social links and the legal footer'),
  ),
];
