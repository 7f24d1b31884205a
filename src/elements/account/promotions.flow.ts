import { atom } from 'nanostores';
import type { ResourceStore } from '../../core/state/resource.ts';
import { saveUserSettings, type UserDetail } from '../../core/service/endpoints/account.ts';
import { currentSession } from '../../core/session/session.ts';
import type { ElementHandle } from '../kit/context.ts';
import { notSaved, type Saving } from '../shared/saving.ts';
import { t } from './account.text.ts';

type Needs = Pick<ElementHandle, 'send' | 'say'>;

/** Turns promotions and updates on or off (CON-4.44). */
export function createPromotionsFlow({ send, say }: Needs, details: ResourceStore<UserDetail>) {
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
        say(t('promotionsSaved'));
      }
      // If the outcome is unknown, the details are loaded again.
      const saving = answer.ok ? { busy: false } : notSaved(answer.problem);
      if (answer.ok || saving.isUnsure) await details.reload();
      const now = details.$state.get();
      const isTrue = now.at === 'ready' && now.value.wantsWhatsapp === wantsWhatsapp;
      $saving.set(isTrue ? { busy: false } : { ...saving, isUnsure: false });
    },
  };
}
