import { atom } from 'nanostores';
import { localized, textIn } from '../../core/config/text.ts';
import { isEmailAddress } from '../../core/format/email-address.ts';
import { trimEnd } from '../../core/format/text.ts';
import { isRefusal } from '../../core/state/problem.ts';
import { setPasswordByActivationKey, validateActivationCode } from '../../core/service/endpoints/access/passwords.ts';
import { keepActivationCode } from '../../core/session/drafts/reset-draft.ts';
import { leaveFlash, type Flash } from '../../core/session/drafts/flash.ts';
import type { ElementHandle } from '../kit/context.ts';
import { sendEncoded } from '../../core/service/send-encoded.ts';
import { emptyForm, withoutProblem, type PasswordFlow, type PasswordStep } from './password-step.ts';
import { text } from './reset-password.text.ts';

type Needs = Pick<ElementHandle, 'send' | 'navigate' | 'trackStep' | 'report' | 'texts' | 'language'>;

const passwordSetCode = 'REG21';
const checking: PasswordStep = { at: 'checking' };

/** The activation code is checked on load. The check does not use it up; setting the password does. */
export function createSetPasswordFlow(needs: Needs, activationCode: string): PasswordFlow {
  const { send, navigate, trackStep, texts, language } = needs;
  const t = texts(text);
  const $state = atom(checking);

  const leave = (flash: Flash) => {
    keepActivationCode('');
    leaveFlash(flash);
    $state.set({ at: 'leaving' });
    navigate('/', { replace: true });
  };

  const begin = async () => {
    $state.set(checking);
    const answer = await send(validateActivationCode, { activationCode });
    if (answer.ok) return $state.set(emptyForm(answer.data.prompt));
    if (isRefusal(answer.problem)) return leave({ tone: 'danger', text: textIn(answer.problem.text, language()) });
    $state.set({ at: 'unchecked', text: answer.problem.text });
  };

  return {
    $state,
    prerendered: checking,
    mode: 'set',
    get email() {
      const now = $state.get();
      return now.at === 'form' && typeof now.prompt === 'string' ? emailIn(now.prompt) : '';
    },
    backPath: '/',
    begin: () => void begin(),

    async submit({ password }) {
      // Removes the error of the last attempt, so that the next one is shown for its full time.
      const form = withoutProblem($state.get());
      if (form.at !== 'form' || form.busy) return;
      $state.set({ ...form, busy: true });
      if (form.mayBeSet) {
        const again = await send(validateActivationCode, { activationCode });
        if (!again.ok && isRefusal(again.problem)) return leave({ tone: 'info', key: 'maybeSetBefore' });
      }
      const answer = await sendEncoded(needs, setPasswordByActivationKey, [password], (encodedPassword) => ({
        activationCode,
        encodedPassword,
      }));
      if (answer.ok) {
        // Status 0 with any other code is a failure too; the login shows its message (ACC-8.13).
        if (answer.data.successCode !== passwordSetCode)
          return leave({ tone: 'danger', text: answer.data.message || t('setFailed') });
        trackStep('activation', 'password-set');
        return leave({ tone: 'success', key: 'passwordSet' });
      }
      if (isRefusal(answer.problem)) return leave({ tone: 'danger', text: textIn(answer.problem.text, language()) });
      $state.set({
        ...form,
        problem: { text: localized(text, 'setFailed') },
        mayBeSet: form.mayBeSet || !answer.problem.isUnsent,
      });
    },

    dismissProblem: () => $state.set(withoutProblem($state.get())),
  };
}

/** The first email address in the service's prompt: password managers store the password under it. */
const emailIn = (prompt: string) =>
  prompt
    .slice(0, 500)
    .split(/[\s,;()<>"]+/)
    .map((word) => trimEnd(word, '.:!?'))
    .find(isEmailAddress) ?? '';
