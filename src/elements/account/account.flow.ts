import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { localized, type Localized } from '../../core/config/text.ts';
import { createResource, type ResourceStore } from '../../core/state/resource.ts';
import {
  deleteAccount,
  deleteAccountSubInfo,
  getUserDetail,
  saveUserSettings,
  type UserDetail,
} from '../../core/service/endpoints/account.ts';
import { noAnswer } from '../../core/service/client.ts';
import { isOutcomeUnknown } from '../../core/state/problem.ts';
import { getContactAndPayment, type BillingAddress } from '../../core/service/endpoints/billing.ts';
import { orderHistory } from '../../core/service/endpoints/orders.ts';
import type { DataOf } from '../../core/service/endpoint.ts';
import { closeSession, currentSession } from '../../core/session/session.ts';
import { validateSession } from '../../core/session-calls.ts';
import type { ElementHandle } from '../kit/context.ts';
import { createDialogLoader, dialogLost } from '../kit/layers/dialog-loader.ts';
import { text } from './account.text.ts';
import { createOrdersFlow } from './orders.flow.ts';
import { savedScreen } from '../shared/saved-screen.ts';
import { failedSave, type Saving } from '../shared/saving.ts';
import { createToast } from '../shared/toast.ts';

export type AccountTab = 'personal' | 'orders' | 'billing';
export type BillingDetail = DataOf<typeof getContactAndPayment>;
export type EndingSubscription = DataOf<typeof deleteAccountSubInfo>['subscriptions'][number];

export type Purchases = 'checking' | 'none' | 'some' | 'unknown';

type AccountDialog =
  | { readonly at: 'name' | 'password' | 'billing' }
  | { readonly at: 'delete'; readonly subscriptions: readonly EndingSubscription[] }
  | { readonly at: 'delete-failed'; readonly isOutcomeUnknown: boolean };

export type AccountFlow = ReturnType<typeof createAccountFlow>;

type Needs = Pick<ElementHandle, 'element' | 'send' | 'navigate' | 'announce' | 'bind'>;

const accountOwner = '1';

const savedAccount = savedScreen('dict.account.tab.', {
  tab: z.literal(['personal', 'orders', 'billing']),
  orderPages: z.optional(z.number()),
});

export function createAccountFlow(
  { element, send, navigate, announce, bind }: Needs,
  dialogs: { readonly load: () => Promise<boolean> },
  validate: () => Promise<unknown> = validateSession,
) {
  const user = currentSession();
  const $tab = atom<AccountTab>('personal');
  const $purchases = atom<Purchases>('checking');
  const $dialog = atom<AccountDialog | null>(null);
  const toast = createToast();
  const details = createResource((givenUp) => send(getUserDetail, undefined, { signal: givenUp }));
  const billing = createResource((givenUp) => send(getContactAndPayment, undefined, { signal: givenUp }));
  // True after the password was changed: the session ends when the message about the change is dismissed. Not a store,
  // because no view shows it.
  let isLeaving = false;

  const done = (message: Localized, tone?: 'danger') => {
    $dialog.set(null);
    toast.show(message, tone);
  };
  const opener = createDialogLoader(dialogs, (lost) => done(lost, 'danger'));
  const isOpen = () => $dialog.get() !== null || opener.$opening.get() !== null;
  const show = (dialog: AccountDialog | null) =>
    dialog ? $dialog.set(dialog) : done(localized(text, 'deleteSubmitted'));
  const deletion = createDeletion(send, user?.userId, dialogs.load, isOpen, show);

  const keep = () => savedAccount.write({ tab: $tab.get(), orderPages: orders.shownPages() });
  const orders = createOrdersFlow({ send, announce, bind }, user?.userId ?? '', keep);

  const reloadName = () => {
    void details.reload();
    // Renews the session, because the header shows the user's name from it.
    void validate();
  };

  const checkPurchases = async (): Promise<void> => {
    if (user?.userTypeId !== accountOwner) return $purchases.set('none');
    $purchases.set('checking');
    const answer = await send(orderHistory, { userId: user.userId, page: 1, pageSize: 5 });
    if (!answer.ok) return $purchases.set('unknown');
    $purchases.set(answer.data.orders.length > 0 ? 'some' : 'none');
  };

  function closeAfterChange(): void {
    if (!isLeaving) return;
    isLeaving = false;
    if (currentSession()?.userCode === user?.userCode) closeSession('password-changed', element ?? undefined);
  }

  return {
    email: user?.email ?? '',
    $tab,
    $purchases,
    $dialog,
    ...deletion,
    $toast: toast.$toast,
    details,
    billing,
    orders,
    promotions: createPromotionsFlow({ send }, details, done),

    open: () => Promise.all([details.open(), checkPurchases()]),
    checkPurchases,
    show(tab: AccountTab): void {
      $tab.set(tab);
      keep();
    },
    /** Opens `tab`, the attribute. If that is the default, opens the tab that was open before a reload or Back. */
    start(tab: AccountTab): void {
      const left = savedAccount.read();
      orders.restorePages(left?.orderPages ?? 1);
      $tab.set(tab === 'personal' && left ? left.tab : tab);
    },
    $opening: opener.$opening,
    preload: opener.preload,
    edit: (at: 'name' | 'password' | 'billing') => opener.open(at, () => $dialog.set({ at })),

    closeDialog(): void {
      const at = $dialog.get()?.at;
      $dialog.set(null);
      // Reloads the values: a change to which no answer came may have been saved (NET-03).
      if (at === 'name') reloadName();
      if (at === 'billing') void billing.reload();
    },

    nameSaved(fullName: string): void {
      details.change({ fullName });
      done(localized(text, 'nameUpdated'));
      reloadName();
    },

    billingSaved(billingAddress: BillingAddress, taxNumberName: string, isEdited: boolean): void {
      billing.change({ billingAddress, taxNumberName });
      if (!isEdited) done(localized(text, 'billingUpdated'));
      void billing.reload();
    },

    /**
     * After a change of the password, ends the session when the user leaves the page. Call the returned function when
     * the user leaves the screen: it does the same.
     */
    watchLeaving(): () => void {
      const view = element?.ownerDocument.defaultView;
      view?.addEventListener('pagehide', closeAfterChange);
      return () => {
        view?.removeEventListener('pagehide', closeAfterChange);
        closeAfterChange();
      };
    },

    /** Shows a message. When it disappears, or the user leaves screen or page, the session ends (CON-4.40). */
    passwordChanged(): void {
      isLeaving = true;
      done(localized(text, 'passwordUpdated'));
    },

    dismissToast(): void {
      toast.forget();
      if (!isLeaving) return;
      closeAfterChange();
      // The navigation does nothing in the console, which has removed this element by now and opens the login itself.
      if (!currentSession()) navigate('/');
    },
  };
}

/** Deletes the account (CON-4.46). `show` opens the given dialog; null, once the deletion was accepted, closes it. */
function createDeletion(
  send: ElementHandle['send'],
  userId: string | undefined,
  loadDialogs: () => Promise<boolean>,
  isOpen: () => boolean,
  show: (dialog: AccountDialog | null) => void,
) {
  const $asking = atom<Saving>({ busy: false });
  const $isDeleting = atom(false);

  return {
    $asking,
    $isDeleting,

    /** Loads the subscriptions that would end with the account, then opens the dialog that asks to delete it. */
    async askToDelete(): Promise<void> {
      if ($asking.get().busy || userId === undefined) return;
      $asking.set({ busy: true });
      const [answer, isThere] = await Promise.all([send(deleteAccountSubInfo, { userId }), loadDialogs()]);
      if (!answer.ok) return $asking.set({ busy: false, problem: answer.problem });
      const lost = { ...noAnswer(deleteAccountSubInfo).problem, text: dialogLost };
      if (!isThere) return $asking.set({ busy: false, problem: lost });
      $asking.set({ busy: false });
      if (!isOpen()) show({ at: 'delete', subscriptions: answer.data.subscriptions });
    },

    async confirmDeletion(): Promise<void> {
      if ($isDeleting.get() || userId === undefined) return;
      $isDeleting.set(true);
      const answer = await send(deleteAccount, { userId });
      $isDeleting.set(false);
      show(answer.ok ? null : { at: 'delete-failed', isOutcomeUnknown: isOutcomeUnknown(answer.problem) });
    },
  };
}

/** Turns promotions and updates on or off (CON-4.44). */
function createPromotionsFlow(
  { send }: Pick<ElementHandle, 'send'>,
  details: ResourceStore<UserDetail>,
  done: (message: Localized) => void,
) {
  const $saving = atom<Saving>({ busy: false });

  return {
    $saving,

    async set(wantsWhatsapp: boolean): Promise<void> {
      const user = currentSession();
      if ($saving.get().busy || !user) return;
      $saving.set({ busy: true });
      const { userCode, userId } = user;
      const answer = await send(saveUserSettings, { userCode, userId, wantsWhatsapp });
      if (answer.ok) {
        details.change({ wantsWhatsapp });
        done(localized(text, 'promotionsSaved'));
      }
      // If no answer came, the reloaded details show whether the service has saved the setting.
      const saving = answer.ok ? { busy: false } : failedSave(answer.problem);
      if (answer.ok || saving.isOutcomeUnknown) await details.reload();
      const now = details.$state.get();
      const isTrue = now.at === 'ready' && now.value.wantsWhatsapp === wantsWhatsapp;
      $saving.set(isTrue ? { busy: false } : { ...saving, isOutcomeUnknown: false });
    },
  };
}
