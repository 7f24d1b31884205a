import { atom } from 'nanostores';
import { config } from '../../core/config/config.ts';
import { localized } from '../../core/config/text.ts';
import { readText } from '../../core/format/typed.ts';
import { withExceptionText, type Problem } from '../../core/state/problem.ts';
import { raiseSupportTicket } from '../../core/service/endpoints/support.ts';
import { endAssistance } from '../../core/session/assistance.ts';
import type { ElementHandle } from '../kit/context.ts';
import { text as kitText } from '../kit/kit.text.ts';

export type CallbackStep =
  | { readonly at: 'closed' }
  | { readonly at: 'form'; readonly busy: boolean; readonly problem?: Problem }
  | { readonly at: 'done'; readonly time: string };

export type CallbackFlow = ReturnType<typeof createCallbackFlow>;

export function createCallbackFlow({ send, element }: Pick<ElementHandle, 'send' | 'element'>) {
  const $state = atom<CallbackStep>({ at: 'closed' });
  return {
    $state,

    show(): void {
      if ($state.get().at === 'closed') $state.set({ at: 'form', busy: false });
    },

    close(): void {
      endAssistance();
      $state.set({ at: 'closed' });
    },

    async submit({ reason, time, comment }: Readonly<Record<'reason' | 'time' | 'comment', string>>): Promise<void> {
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
      // Shows no result if the popup was closed while the request was pending, even if the service made a ticket.
      if ($state.get() !== sent) return;
      if (answer.ok) return $state.set({ at: 'done', time });
      if (answer.problem.outcome === 'signed-out') {
        $state.set({ at: 'form', busy: false });
        // Opens the popup again, which the end of the session has closed: it asks for a login. Not if the page has removed it.
        if (element?.isConnected) element.setAttribute('open', '');
        return;
      }
      const problem = withExceptionText(answer.problem, localized(kitText, 'somethingWrong'));
      $state.set({ at: 'form', busy: false, problem });
    },
  };
}
