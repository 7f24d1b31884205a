import type { Session } from '../../core/session/session.ts';
import type { itemNames } from './item-names.ts';

export type ActiveItem = 'none' | (typeof itemNames)[number];

export interface NavItem {
  readonly name: Exclude<ActiveItem, 'none'>;
  readonly isDisabled: boolean;
}

export function navItems(session: Session, isAdmin: boolean): NavItem[] {
  const always = (name: NavItem['name']): NavItem => ({ name, isDisabled: false });
  return [
    { name: 'organizations', isDisabled: !isAdmin },
    always('subscription'),
    always('installation'),
    always('account'),
    ...(session.referral.hasEligibleSubscription ? [always('referearn')] : []),
    always('contactus'),
  ];
}

export const homeOf = (isAdmin: boolean) => (isAdmin ? '/organizations' : '/subscription');
