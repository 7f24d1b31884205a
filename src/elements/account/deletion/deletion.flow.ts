import { atom } from 'nanostores';
import { deleteAccount } from '../../../core/service/endpoints/account.ts';
import { currentSession } from '../../../core/session/session.ts';
import type { ElementHandle } from '../../kit/context.ts';
import { failedSave } from '../../shared/saving.ts';

export interface DeletionCallbacks {
  readonly onDone: () => void;
  /** `isOutcomeUnknown`: no valid answer arrived, so the service may have accepted the request. */
  readonly onFailed: (isOutcomeUnknown: boolean) => void;
}

export function createDeletionFlow({ send }: Pick<ElementHandle, 'send'>, { onDone, onFailed }: DeletionCallbacks) {
  const $isBusy = atom(false);

  return {
    $isBusy,

    async confirm(): Promise<void> {
      const user = currentSession();
      if ($isBusy.get() || !user) return;
      $isBusy.set(true);
      const answer = await send(deleteAccount, { userId: user.userId });
      $isBusy.set(false);
      if (answer.ok) return onDone();
      onFailed(failedSave(answer.problem).isOutcomeUnknown === true);
    },
  };
}
