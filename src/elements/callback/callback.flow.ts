import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { config } from '../../core/config/config.ts';
import { localized } from '../../core/config/text.ts';
import { readText } from '../../core/format/typed.ts';
import { withExceptionText, type Problem } from '../../core/state/problem.ts';
import { raiseSupportTicket } from '../../core/service/endpoints/support.ts';
import { endAssistance } from '../../core/session/assistance.ts';
import { storedOfAccount } from '../../core/session/drafts/account-storage.ts';
import type { ElementHandle } from '../kit/context.ts';
import { text as kitText } from '../kit/kit.text.ts';

export type CallbackStep =
  | { readonly at: 'closed' }
  | { readonly at: 'form'; readonly busy: boolean; readonly problem?: Problem }
  | { readonly at: 'done'; readonly time: string };

/** The form as typed: restored after Back or Forward, and if the session ended while it was open and the same user logs in. */
const draft = storedOfAccount('dict.account.callback.', { reason: z.string(), time: z.string(), comment: z.string() });

type Typed = NonNullable<ReturnType<typeof draft.read>>;

export type CallbackFlow = ReturnType<typeof createCallbackFlow>;

export function createCallbackFlow({ send, element }: Pick<ElementHandle, 'send' | 'element'>) {
  const $state = atom<CallbackStep>({ at: 'closed' });
  return {
    $state,
    readDraft: draft.read,
    saveDraft: draft.write,
    clearDraft: draft.clear,

    show(): void {
      if ($state.get().at === 'closed') $state.set({ at: 'form', busy: false });
    },

    /** Closes the popup. The typed form stays stored for the next time. */
    close(): void {
      endAssistance();
      $state.set({ at: 'closed' });
    },

    async submit({ reason, time, comment }: Typed): Promise<void> {
      const step = $state.get();
      if (step.at !== 'form' || step.busy) return;
      const sent = { at: 'form', busy: true } as const;
      $state.set(sent);
      const answer = await send(raiseSupportTicket, {
        support: config().support,
        reason,
        callbackTime: time,
        comment: readText(comment),
      });
      if (answer.ok) draft.clear();
      // Shows no result if the popup was closed while the request was pending, even if the service made a ticket.
      if ($state.get() !== sent) return;
      if (answer.ok) return $state.set({ at: 'done', time });
      if (answer.problem.outcome === 'signed-out') {
        $state.set({ at: 'form', busy: false });
        // The end of the session has closed the popup: opens it again, to ask for a login. Not if the page has removed
        // the element.
        if (element?.isConnected) element.setAttribute('open', '');
        return;
      }
      const problem = withExceptionText(answer.problem, localized(kitText, 'somethingWrong'));
      $state.set({ at: 'form', busy: false, problem });
    },
  };
}
