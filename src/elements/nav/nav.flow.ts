import { hasUnconfirmedPayment } from '../../core/payments/stored-payments.ts';
import { leaveFlash } from '../../core/session/drafts/flash.ts';
import { isOrganizationAdmin } from '../../core/session/organizations.ts';
import { currentAccount, type Session } from '../../core/session/session.ts';
import { signOut } from '../../core/session-calls.ts';
import type { ElementHandle } from '../kit/context.ts';
import type { PropsOf } from '../runtime/element.ts';
import type { navAttributes } from './nav.element.ts';

export function createNavFlow({ element, send, navigate }: Pick<ElementHandle, 'element' | 'send' | 'navigate'>) {
  return {
    loadAdminStatus: ({ userCode }: Session) => isOrganizationAdmin(userCode, send),

    /** Clears the session and goes to `/` (ACC-4.37). */
    logOut(): void {
      // Leaves a message: the login says that only this account can complete its pending payment (PAY-36).
      if (hasUnconfirmedPayment(currentAccount())) leaveFlash({ tone: 'info', key: 'paymentKept' });
      signOut(element ?? undefined);
      // Does nothing in the console, which has removed this element by now and opens `/` itself.
      navigate('/');
    },
  };
}

export type ActiveItem = PropsOf<typeof navAttributes>['active'];

export interface NavItem {
  readonly name: Exclude<ActiveItem, 'none'>;
  readonly isDisabled: boolean;
}

export function itemsFor(session: Session, isAdmin: boolean): NavItem[] {
  const always = (name: NavItem['name']): NavItem => ({ name, isDisabled: false });
  const organizations = { name: 'organizations', isDisabled: !isAdmin } as const;
  return [
    ...(isAdmin ? [organizations] : []),
    always('subscription'),
    always('installation'),
    always('account'),
    ...(session.referral.hasEligibleSubscription ? [always('referearn')] : []),
    always('contactus'),
    ...(isAdmin ? [] : [organizations]),
  ];
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...word!][0]?.toUpperCase() ?? '').join('');
}

export const homeOf = (isAdmin: boolean) => (isAdmin ? '/organizations' : '/subscription');
