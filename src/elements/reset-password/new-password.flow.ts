import { atom } from 'nanostores';
import { addressOf, routeOf } from '../../core/config/navigation.ts';
import { localized, textIn, type BindTexts, type Localized } from '../../core/config/text.ts';
import { isEmailAddress } from '../../core/format/email-address.ts';
import { trimEnd } from '../../core/format/text.ts';
import {
  resetPassword,
  setPasswordByActivationKey,
  setPasswordByUsingOtp,
  validateActivationCode,
} from '../../core/service/endpoints/access/passwords.ts';
import { sendEncoded } from '../../core/service/send-encoded.ts';
import { leaveFlash, type Flash } from '../../core/session/drafts/flash.ts';
import {
  checkedOtp,
  clearResetDraft,
  keepActivationCode,
  readResetDraft,
} from '../../core/session/drafts/reset-draft.ts';
import { isRefusal, type Outcome, type Problem } from '../../core/state/problem.ts';
import type { ElementHandle } from '../kit/context.ts';
import type { FormValues } from '../kit/fields/form.ts';
import { newPasswordText } from '../shared/password.rules.ts';
import { text } from './reset-password.text.ts';

export type PasswordStep =
  | { readonly at: 'checking' }
  | { readonly at: 'unchecked'; readonly text: Localized }
  | {
      readonly at: 'form';
      readonly prompt: Localized;
      readonly busy: boolean;
      readonly problem?: { readonly text: Localized };
      /** True after an attempt to which no answer came: it may have set the password. */
      readonly mayBeSet: boolean;
    }
  | { readonly at: 'nothing-asked'; readonly to: string }
  | { readonly at: 'leaving' | 'done' };

/** The flow of either way to set a password: by activation code or by reset (ACC-4 Set or reset password). */
export type PasswordFlow = ReturnType<typeof createSetPasswordFlow | typeof createResetPasswordFlow>;

type Needs = Pick<ElementHandle, 'element' | 'send' | 'navigate' | 'trackStep' | 'report' | 'bind' | 'language'>;

const passwordSetCode = 'REG21';
const checking: PasswordStep = { at: 'checking' };
const nothingAsked: PasswordStep = { at: 'nothing-asked', to: '/forgotpassword' };

/**
 * Sets the first password with an activation code. Checking the code, on load, does not use it up; setting the password
 * does.
 */
export function createSetPasswordFlow(needs: Omit<Needs, 'element'>, activationCode: string) {
  const { send, trackStep, bind, language } = needs;
  const t = bind(text);
  const check = () => send(validateActivationCode, { activationCode });
  const leaveRefused = ({ text: said }: Problem) => form.leave({ tone: 'danger', text: textIn(said, language()) });

  const form = createForm(needs, checking, {
    check,
    forget: () => keepActivationCode(''),
    async set(password) {
      const answer = await sendEncoded(needs, setPasswordByActivationKey, [password], (encodedPassword) => ({
        activationCode,
        encodedPassword,
      }));
      if (!answer.ok) return isRefusal(answer.problem) ? leaveRefused(answer.problem) : answer.problem;
      // Any other code is a failure, even with Status 0. The login screen then shows the service's message (ACC-8.13).
      if (answer.data.successCode !== passwordSetCode)
        return form.leave({ tone: 'danger', text: answer.data.message || t('setFailed') });
      trackStep('activation', 'password-set');
      return form.leave({ tone: 'success', key: 'passwordSet' });
    },
  });

  const begin = async () => {
    form.$state.set(checking);
    const answer = await check();
    if (answer.ok) return form.$state.set(emptyForm(answer.data.prompt));
    if (isRefusal(answer.problem)) return leaveRefused(answer.problem);
    form.$state.set({ at: 'unchecked', text: answer.problem.text });
  };

  return {
    ...form,
    prerendered: checking,
    mode: 'set' as const,
    get email() {
      const now = form.$state.get();
      return now.at === 'form' && typeof now.prompt === 'string' ? emailIn(now.prompt) : '';
    },
    backPath: '/',
    /** Checks the code, unless the form is shown already. */
    begin: () => void (form.$state.get().at === 'form' || begin()),
  };
}

/** Sets a new password with the OTP of a reset. The OTP is only in memory: after a reload the user has to type it again. */
export function createResetPasswordFlow(needs: Needs) {
  const { element, send, navigate, trackStep } = needs;
  const draft = readResetDraft();
  const otp = checkedOtp();
  const { email, otpId } = draft ?? { email: '', otpId: '' };
  const to = draft ? '/forgotpasswordotp' : '/forgotpassword';
  const first: PasswordStep =
    draft && otp ? emptyForm(localized(text, 'lead', { email })) : { at: 'nothing-asked', to };

  const form = createForm(needs, first, {
    check: () => send(setPasswordByUsingOtp, { email, otpId, otp: otp ?? '' }),
    forget: clearResetDraft,
    async set(password) {
      const answer = await sendEncoded(needs, resetPassword, [password], (encodedPassword) => ({
        email,
        otpId,
        otp: otp ?? '',
        encodedPassword,
      }));
      if (!answer.ok) return answer.problem;
      clearResetDraft();
      leaveFlash({ tone: 'success', key: 'passwordSet' });
      form.$state.set({ at: 'done' });
      trackStep('password-reset', 'password-set');
      navigate('/passwordresetsuccess', { replace: true });
    },
  });

  return {
    ...form,
    prerendered: nothingAsked,
    mode: 'reset' as const,
    email,
    backPath: draft?.isForced ? `/forceresetpassword?email=${encodeURIComponent(email)}` : '/forgotpassword',

    begin() {
      // Without a reset or its OTP, the console opens the page that asks for it. Elsewhere the element offers a button.
      if (form.$state.get().at === 'nothing-asked' && isOnOwnRoute(element)) navigate(to, { replace: true });
    },
  };
}

interface Calls {
  /** Called before the next attempt if no answer came to the last one. A refusal means that the last one has succeeded. */
  readonly check: () => Promise<Outcome<unknown>>;
  readonly set: (password: string) => Promise<Problem | void>;
  readonly forget: () => void;
}

function createForm({ navigate }: Pick<Needs, 'navigate'>, first: PasswordStep, { check, set, forget }: Calls) {
  const $state = atom(first);

  const leave = (flash: Flash): void => {
    forget();
    leaveFlash(flash);
    $state.set({ at: 'leaving' });
    navigate('/', { replace: true });
  };

  return {
    $state,
    leave,

    async submit({ password = '' }: FormValues): Promise<void> {
      // Removes the last error, because the timer that dismisses it would also dismiss a new error, too early.
      const form = withoutProblem($state.get());
      if (form.at !== 'form' || form.busy) return;
      $state.set({ ...form, busy: true });
      if (form.mayBeSet) {
        const again = await check();
        if (!again.ok && isRefusal(again.problem)) return leave({ tone: 'info', key: 'maybeSetBefore' });
      }
      const problem = await set(password);
      if (!problem) return;
      const isRefused = isRefusal(problem);
      const trouble = isRefused ? problem.text : localized(text, 'setFailed');
      const mayBeSet = !isRefused && (form.mayBeSet || !problem.isUnsent);
      $state.set({ ...form, problem: { text: trouble }, mayBeSet });
    },

    dismissProblem: () => $state.set(withoutProblem($state.get())),
  };
}

const emptyForm = (prompt: Localized): PasswordStep => ({ at: 'form', prompt, busy: false, mayBeSet: false });

function withoutProblem(step: PasswordStep): PasswordStep {
  if (step.at !== 'form') return step;
  const { problem: _, ...form } = step;
  return form;
}

const isOnOwnRoute = (element: HTMLElement | null) =>
  trimEnd(routeOf(addressOf(element).pathname).toLowerCase(), '/') === '/resetpassword';

/** The first email address in the service's prompt, under which password managers store the password; '' if it has none. */
const emailIn = (prompt: string) =>
  prompt
    .slice(0, 500)
    .split(/[\s,;()<>"]+/)
    .map((word) => trimEnd(word, '.:!?'))
    .find(isEmailAddress) ?? '';

export const newPasswordErrors = ({ password = '', confirmation = '' }: FormValues, bind: BindTexts) => ({
  password: password === '' ? bind(text)('newMissing') : newPasswordText(password, bind),
  confirmation: confirmationError(password, confirmation, bind),
});

function confirmationError(password: string, confirmation: string, bind: BindTexts): string | undefined {
  const t = bind(text);
  if (confirmation === '') return t('confirmMissing');
  return confirmation === password ? undefined : t('mismatch');
}
