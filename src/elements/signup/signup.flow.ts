import { atom } from 'nanostores';
import { config } from '../../core/config/config.ts';
import { localized } from '../../core/config/text.ts';
import { readCode } from '../../core/format/typed.ts';
import { settledWithin, systemClock } from '../../core/page/clock.ts';
import { service } from '../../core/service.ts';
import { requestMobileOtp } from '../../core/service/endpoints/access/signup.ts';
import { regionSignupFormData, signupFormData, type Country } from '../../core/service/endpoints/region.ts';
import { sendEncoded } from '../../core/service/send-encoded.ts';
import { clearResetDraft } from '../../core/session/drafts/reset-draft.ts';
import { readContext, writeContext } from '../../core/session/drafts/signup-context.ts';
import { keepDraft, pendingTrial, type TypedSignup } from '../../core/session/drafts/signup-draft.ts';
import { withExceptionText, type Problem } from '../../core/state/problem.ts';
import type { Resource } from '../../core/state/resource.ts';
import type { ElementHandle } from '../kit/context.ts';
import type * as mobileNumber from './mobile-number.ts';
import { keepTyped, restoredDraft, toDraft, type Filled } from './filled-form.ts';
import { signupErrors, type SignupErrors, type SignupSelection, type SignupValues } from './signup.rules.ts';
import { text } from './signup.text.ts';

type SignupStep =
  { readonly at: 'form'; readonly busy: boolean; readonly problem?: Problem } | { readonly at: 'leaving' };

type Countries = Resource<readonly Country[]>;

export type SignupFlow = ReturnType<typeof createSignupFlow>;

type Needs = Pick<ElementHandle, 'send' | 'navigate' | 'trackStep' | 'report' | 'bind'>;

/** The request for the countries waits no longer than this for the visitor's IP address (DEC-1.15). */
const addressWaitMs = 1000;

/** The form of a signup, up to the request of the code (ACC-4.10 to ACC-4.12). */
export function createSignupFlow(needs: Needs, askAddress = () => service().ipAddress(), clock = systemClock) {
  const { send, navigate, trackStep, bind } = needs;
  const $state = atom<SignupStep>({ at: 'form', busy: false });
  const $countries = atom<Countries>({ at: 'loading' });
  /** The form as it was left: filled in again for visitors who return from the OTP page or the login. */
  const $draft = atom<TypedSignup | null>(null);
  const $referral = atom('');

  // The rules for mobile numbers, loaded at the form's first focus, because those of all countries are large. Without
  // them, only the service checks a number.
  let numbers: typeof mobileNumber | null = null;
  const prepare = async () => void (numbers ??= await import('./mobile-number.ts').catch(() => null));

  // The latest request for the countries: a form that is sent earlier waits for it.
  let loading: Promise<void> | undefined;
  const loadCountries = () => (loading = askForCountries());
  const askForCountries = async () => {
    $countries.set({ at: 'loading' });
    const ipAddress = await settledWithin(clock, addressWaitMs, askAddress(), '');
    const answer = await (ipAddress ? send(regionSignupFormData, { ipAddress }) : send(signupFormData, undefined));
    if (!answer.ok) return $countries.set({ at: 'failed', problem: answer.problem });
    $countries.set({ at: 'ready', value: answer.data.countries });
  };
  const countryOfNumber = (typed: string, countries: readonly Country[], chosen: Country, isOwnChoice: boolean) =>
    numbers?.countryOfNumber(typed, countries, chosen, isOwnChoice) ?? chosen;
  const chosen = ({ countryId, mobile }: SignupValues) => {
    const shown = $countries.get();
    if (shown.at !== 'ready') return undefined;
    // A form that was sent before the countries had loaded has no `countryId`: takes that of the stored draft.
    const country = countryOf(shown, countryId || $draft.get()?.countryId);
    // A number with a country code decides: it may have been typed before the countries or the rules had loaded.
    return country && countryOfNumber(mobile, shown.value, country, countryId !== '');
  };

  /** The errors of the form. A mobile number counts as right until the rules for mobile numbers have loaded. */
  const check = (values: SignupValues): SignupErrors => {
    const country = chosen(values);
    const isNoMobile = country !== undefined && numbers?.readMobileNumber(country.phoneCode, values.mobile) === null;
    return signupErrors(values, isNoMobile, bind);
  };

  /** Requests the OTP. Resolves to undefined on success (ACC-4.11, ACC-4.12). */
  const askForOtp = async (filled: Filled): Promise<Problem | undefined> => {
    const { values, country } = filled;
    const draft = toDraft(filled, numbers?.readMobileNumber(country.phoneCode, values.mobile));
    const { clientUniqueCode, clientVersion } = config();
    const answer = await sendEncoded(needs, requestMobileOtp, [values.password], (encodedPassword) => ({
      ...draft,
      encodedPassword,
      clientUniqueCode,
      clientVersion,
    }));
    if (!answer.ok) return withExceptionText(answer.problem, localized(text, 'otpRequestFailed'));

    clearResetDraft();
    keepDraft({ ...draft, otpId: answer.data.otpId }, values.password);
    // If the form names no product, no trial starts: the stored context is left as it is (DEC-3.7).
    if (draft.trial.productName) writeContext(draft.trial);
    return undefined;
  };

  return {
    $state,
    $countries,
    $draft,
    $referral,
    loadCountries,

    restore(wanted: Omit<SignupSelection, 'prefilledReferral'>, referralCode: string): void {
      // A page without routes shows the form again after a reload, but only the OTP page can start a failed trial again.
      const trial = pendingTrial();
      const isSamePlan = trial?.planId === wanted.planId && trial.billingCycleId === wanted.billingCycleId;
      if (isSamePlan && trial.productName === wanted.product) return navigate('/signupotp', { replace: true });
      const stored = readContext().referralCode;
      $draft.set(restoredDraft(readCode(referralCode || stored)));
      $referral.set(stored);
    },

    dismissProblem: () => $state.set({ at: 'form', busy: false }),

    prepare() {
      if ($state.get().at === 'leaving') $state.set({ at: 'form', busy: false });
      void prepare();
    },
    check,
    keepTyped,

    countryOfNumber,

    async submit(values: SignupValues, selection: SignupSelection): Promise<SignupErrors> {
      if ($state.get().at !== 'form' || isBusy($state.get())) return {};
      $state.set({ at: 'form', busy: true });
      await ($countries.get().at === 'failed' ? loadCountries() : loading);
      await prepare();
      const errors = check(values);
      const country = chosen(values);
      if (Object.values(errors).some(Boolean) || !country) {
        $state.set({ at: 'form', busy: false });
        return errors;
      }
      const problem = await askForOtp({ values, country, selection });
      if (problem) {
        $state.set({ at: 'form', busy: false, problem });
        return {};
      }
      $state.set({ at: 'leaving' });
      trackStep('signup', 'otp-requested');
      navigate('/signupotp');
      return {};
    },
  };
}

const isBusy = (step: SignupStep) => step.at === 'form' && step.busy;

export const countryOf = (shown: Countries, countryId: string | undefined): Country | undefined => {
  const known = shown.at === 'ready' ? shown.value : [];
  return known.find((each) => each.countryId === countryId) ?? known.find((each) => each.isSelected) ?? known[0];
};
