import { hasUnconfirmedPayment } from '../../core/payments/stored-payments.ts';
import { leaveFlash } from '../../core/session/drafts/flash.ts';
import { isOrganizationAdmin } from '../../core/session/organizations.ts';
import { currentAccount, type Session } from '../../core/session/session.ts';
import { signOut } from '../../core/session-calls.ts';
import type { ElementHandle } from '../kit/context.ts';

export function createNavFlow({ element, send, navigate }: Pick<ElementHandle, 'element' | 'send' | 'navigate'>) {
  return {
    loadAdminStatus: ({ userCode }: Session) => isOrganizationAdmin(userCode, send),

    /** Clears the session and goes to `/` (ACC-4.37). */
    logOut(): void {
      // Leaves a message: the login says that only this account can complete its pending payment (PAY-36).
      if (hasUnconfirmedPayment(currentAccount())) leaveFlash({ tone: 'info', key: 'paymentKept' });
      signOut(element ?? undefined);
      // The navigation does nothing in the console, which has removed this element by now and opens `/` itself.
      navigate('/');
    },
  };
}
