import { currentAccount } from '../../core/payments/account.ts';
import { keepsPayment } from '../../core/payments/kept-payments.ts';
import { leaveFlash } from '../../core/session/drafts/flash.ts';
import { isOrganizationAdmin } from '../../core/session/organizations.ts';
import type { Session } from '../../core/session/session.ts';
import { signOut } from '../../core/sign-out.ts';
import type { ElementHandle } from '../kit/context.ts';
import { t } from './nav.text.ts';

export type NavFlow = ReturnType<typeof createNavFlow>;

type Needs = Pick<ElementHandle, 'element' | 'send' | 'navigate'>;

export function createNavFlow({ element, send, navigate }: Needs) {
  return {
    /** Looks up whether the user may open the organisations. */
    async learn({ userCode }: Session): Promise<void> {
      await isOrganizationAdmin(userCode, send);
    },

    /** Clears the session and goes to `/` (ACC-4.37). */
    logOut(): void {
      // A payment still waits for its confirmation: only this account can complete it later (PAY-36).
      if (keepsPayment(currentAccount())) leaveFlash({ tone: 'info', text: t('paymentKept') });
      signOut(element ?? undefined);
      // With a host, the end of the session has already navigated and removed this element.
      if (element?.isConnected) navigate('/');
    },
  };
}
