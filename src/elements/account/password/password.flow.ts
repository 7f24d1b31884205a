import { atom } from 'nanostores';
import { localized, textIn, type Localized } from '../../../core/config/text.ts';
import { changePassword } from '../../../core/service/endpoints/account.ts';
import type { ElementHandle } from '../../kit/context.ts';
import { sendEncoded } from '../../../core/service/send-encoded.ts';
import { isOutcomeUnknown } from '../../../core/state/problem.ts';
import type { PasswordChange } from './password.rules.ts';
import { text as kitText } from '../../kit/kit.text.ts';

const changedCode = 'REG08';
const wrongPasswordCode = 'REG07';

interface PasswordStep {
  readonly busy: boolean;
  readonly trouble?: Localized;
  /** An attempt got no answer and may have changed the password. */
  readonly mayBeChanged: boolean;
}

type Outcome = { readonly at: 'changed' | 'reported' } | { readonly at: 'wrong-existing'; readonly text: string };

export function createPasswordFlow(needs: Pick<ElementHandle, 'send' | 'report' | 'texts' | 'language'>) {
  const $state = atom<PasswordStep>({ busy: false, mayBeChanged: false });

  return {
    $state,

    /** 'reported': the caller shows nothing; an error is in `$state`. */
    async change({ existing, wanted }: PasswordChange): Promise<Outcome> {
      const { busy, mayBeChanged } = $state.get();
      if (busy) return { at: 'reported' };
      $state.set({ busy: true, mayBeChanged });
      const answer = await sendEncoded(
        needs,
        changePassword,
        [existing, wanted],
        (encodedExistingPassword, encodedNewPassword) => ({ encodedExistingPassword, encodedNewPassword }),
      );
      const verdict = answer.ok ? answer.data : answer.refusal;
      if (answer.ok && verdict?.code === changedCode) return { at: 'changed' };
      const problem = answer.ok ? null : answer.problem;
      const code = verdict?.code || problem?.code;
      const text = verdict?.text || problem?.text || localized(kitText, 'somethingWrong');
      if (code === wrongPasswordCode) {
        $state.set({ busy: false, mayBeChanged });
        return { at: 'wrong-existing', text: textIn(text, needs.language()) };
      }
      $state.set({
        busy: false,
        trouble: text,
        mayBeChanged: mayBeChanged || (problem !== null && isOutcomeUnknown(problem)),
      });
      return { at: 'reported' };
    },
  };
}
