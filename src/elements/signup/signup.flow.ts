import { atom } from 'nanostores';
import { readCode } from '../../core/format/typed.ts';
import { systemClock } from '../../core/page/clock.ts';
import { ipAddress, loadProblem } from '../../core/load-service.ts';
import type { Problem } from '../../core/state/problem.ts';
import type { Country } from '../../core/service/endpoints/region.ts';
import type { SignupDraft } from '../../core/session/drafts/signup-draft.ts';
import type { Resource } from '../../core/state/resource.ts';
import type { ElementHandle } from '../kit/context.ts';
import type * as request from './signup.request.ts';
import type * as sendModule from './signup.send.ts';
import type { SignupErrors, SignupValues, SignupSelection } from './signup.rules.ts';

type SignupStep =
  { readonly at: 'form'; readonly busy: boolean; readonly problem?: Problem } | { readonly at: 'leaving' };

type Countries = Resource<readonly Country[]>;

export type SignupFlow = ReturnType<typeof createSignupFlow>;

type Needs = Pick<ElementHandle, 'send' | 'navigate' | 'trackStep' | 'report' | 'texts'>;

export function createSignupFlow(needs: Needs, askAddress = ipAddress, clock = systemClock) {
  const { send, navigate, trackStep, texts } = needs;
  const $state = atom<SignupStep>({ at: 'form', busy: false });
  const $countries = atom<Countries>({ at: 'loading' });
  /** The form as it was last sent: filled in again for visitors who return from the OTP page. */
  const $draft = atom<SignupDraft | null>(null);
  const $referral = atom('');

  // Lazy modules, null until loaded: `later` after the first rendering, `sender` and `rules` at the form's first focus.
  let later: typeof request | null = null;
  let sender: typeof sendModule | null = null;
  let rules: request.MobileRules = null;
  const load = async () => (later ??= await import('./signup.request.ts').catch(() => null));
  const prepare = async () => {
    const module = await load();
    if (!module) return;
    const [sending, numbers] = await Promise.all([module.loadSending(), module.loadMobileRules()]);
    sender ??= sending;
    rules ??= numbers;
  };

  let loading: Promise<void> | undefined;
  const loadCountries = () => (loading = askForCountries());
  const askForCountries = async () => {
    $countries.set({ at: 'loading' });
    const module = await load();
    if (!module) return $countries.set({ at: 'failed', problem: loadProblem('signupFormData') });
    const answer = await module.askForCountries(send, askAddress(), clock);
    if (!answer.ok) return $countries.set({ at: 'failed', problem: answer.problem });
    $countries.set({ at: 'ready', value: answer.data.countries });
  };
  const countryOfNumber = (typed: string, countries: readonly Country[], chosen: Country) =>
    rules?.countryOfNumber(typed, countries, chosen) ?? chosen;
  const chosen = ({ countryId, mobile }: SignupValues) => {
    const shown = $countries.get();
    if (shown.at !== 'ready') return undefined;
    // A form that was sent before the countries had loaded has no `countryId`: takes that of the stored draft.
    const country = countryOf(shown, countryId || $draft.get()?.countryId);
    // A number with a country code decides: it may have been typed before the countries or the rules had loaded.
    return country && countryOfNumber(mobile, shown.value, country);
  };

  /** Returns the errors that the rules loaded so far can find. `submit` first loads all rules, then checks again. */
  const check = (values: SignupValues): SignupErrors => {
    const country = chosen(values);
    const isNoMobile = country !== undefined && rules?.readMobileNumber(country.phoneCode, values.mobile) === null;
    return sender?.signupErrors(values, isNoMobile, texts) ?? {};
  };

  return {
    $state,
    $countries,
    $draft,
    $referral,
    loadCountries,

    async restore(wanted: Omit<SignupSelection, 'prefilledReferral'>, referralCode: string): Promise<void> {
      const module = await load();
      if (!module) return;
      // A page without routes shows the form again after a reload, but only the OTP page can start a failed trial again.
      const trial = module.pendingTrial();
      const isSamePlan = trial?.planId === wanted.planId && trial.billingCycleId === wanted.billingCycleId;
      if (isSamePlan && trial.productName === wanted.product) return navigate('/signupotp', { replace: true });
      const stored = module.readContext().referralCode;
      $draft.set(module.restoredDraft(readCode(referralCode || stored)));
      $referral.set(stored);
    },

    dismissProblem: () => $state.set({ at: 'form', busy: false }),

    prepare() {
      if ($state.get().at === 'leaving') $state.set({ at: 'form', busy: false });
      void prepare();
    },
    check,

    countryOfNumber,

    async submit(values: SignupValues, selection: SignupSelection): Promise<SignupErrors> {
      if ($state.get().at !== 'form' || isBusy($state.get())) return {};
      $state.set({ at: 'form', busy: true });
      await ($countries.get().at === 'failed' ? loadCountries() : loading);
      await prepare();
      const errors = check(values);
      const country = chosen(values);
      if (!sender) {
        // If `later` has not loaded, shows no second error: the form already says that the countries failed to load.
        $state.set({ at: 'form', busy: false, ...(later && { problem: loadProblem('requestMobileOtp') }) });
        return {};
      }
      if (Object.values(errors).some(Boolean) || !country) {
        $state.set({ at: 'form', busy: false });
        return errors;
      }

      const problem = await sender.askForOtp(needs, { values, country, selection }, rules);
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
