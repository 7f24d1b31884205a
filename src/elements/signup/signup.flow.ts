import { atom } from 'nanostores';
import { systemClock } from '../../core/clock.ts';
import { ipAddress, notLoaded } from '../../core/load-service.ts';
import { withExceptionText, type Problem } from '../../core/problem.ts';
import { regionSignupFormData, signupFormData, type Country } from '../../core/service/endpoints/region.ts';
import type { ElementHandle } from '../kit/context.ts';
import { signupErrors, type SignupErrors, type SignupValues } from './signup.rules.ts';
import { t } from './signup.text.ts';

export type SignupStep =
  { readonly at: 'form'; readonly busy: boolean; readonly problem?: Problem } | { readonly at: 'leaving' };

export type Countries =
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly countries: readonly Country[] }
  | { readonly at: 'failed'; readonly problem: Problem };

/** What the page asked to sign up for. */
export interface SignupWish {
  readonly product: string;
  readonly planId: string;
  readonly billingCycleId: string;
  /** What the referral field was filled with, '' for nothing. */
  readonly prefilledReferral: string;
}

export type SignupFlow = ReturnType<typeof createSignupFlow>;

type Needs = Pick<ElementHandle, 'send' | 'navigate' | 'step'>;

/** The longest that the countries wait for this browser's address (decisions.md section 1). */
const addressWaitMs = 1000;

export function createSignupFlow({ send, navigate, step }: Needs, askAddress = ipAddress, clock = systemClock) {
  const $step = atom<SignupStep>({ at: 'form', busy: false });
  const $countries = atom<Countries>({ at: 'loading' });

  const addressInTime = () =>
    Promise.race([askAddress(), new Promise<string>((resolve) => void clock.after(addressWaitMs, () => resolve('')))]);

  return {
    $step,
    $countries,

    async loadCountries(): Promise<void> {
      $countries.set({ at: 'loading' });
      const address = await addressInTime();
      const answer = await (address
        ? send(regionSignupFormData, { ipAddress: address })
        : send(signupFormData, undefined));
      if (!answer.ok) return $countries.set({ at: 'failed', problem: answer.problem });
      $countries.set({ at: 'ready', countries: answer.data.countries });
    },

    dismissProblem: () => $step.set({ at: 'form', busy: false }),

    /** Somebody is about to fill the form in. */
    prepare: () => void loadRequest(),

    /** Asks for the OTP. Answers what is wrong with the form, by field; nothing when it went to the service. */
    async submit(values: SignupValues, wish: SignupWish): Promise<SignupErrors> {
      if ($step.get().at !== 'form' || isBusy($step.get())) return {};
      const errors = signupErrors(values);
      const country = countryOf($countries.get(), values.countryId);
      if (Object.keys(errors).length > 0 || !country) return errors;

      $step.set({ at: 'form', busy: true });
      const request = await loadRequest();
      const outcome = request ? await request.askForOtp(send, { values, country, wish }) : trouble(notLoaded(''));
      if (outcome.at !== 'asked') {
        $step.set({ at: 'form', busy: false, ...(outcome.at === 'trouble' && { problem: outcome.problem }) });
        return outcome.at === 'wrong-mobile' ? { mobile: t('mobileWrong') } : {};
      }

      $step.set({ at: 'leaving' });
      step('signup', 'otp-requested');
      navigate('/signupotp');
      return {};
    },
  };
}

const isBusy = (step: SignupStep) => step.at === 'form' && step.busy;

const countryOf = (countries: Countries, countryId: string) =>
  countries.at === 'ready' ? countries.countries.find((each) => each.countryId === countryId) : undefined;

// What a form needs once it is sent comes when somebody begins to fill it in: most visitors only look.
const loadRequest = () => import('./signup.request.ts').catch(() => null);

const trouble = (problem: Problem) =>
  ({ at: 'trouble', problem: withExceptionText(problem, t('otpRequestFailed')) }) as const;
