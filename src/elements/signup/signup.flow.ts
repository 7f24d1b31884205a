import { atom } from 'nanostores';
import { config } from '../../core/config.ts';
import { withExceptionText, type Problem } from '../../core/problem.ts';
import { ipAddress } from '../../core/load-service.ts';
import { regionSignupFormData, signupFormData, type Country } from '../../core/service/endpoints/region.ts';
import { requestMobileOtp } from '../../core/service/endpoints/signup.ts';
import { systemClock } from '../../core/clock.ts';
import { clearResetDraft } from '../../core/session/reset-draft.ts';
import { writeContext } from '../../core/session/signup-context.ts';
import { keepDraft } from '../../core/session/signup-draft.ts';
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

    /** Asks for the OTP. Answers what is wrong with the form, by field; nothing when it went to the service. */
    async submit(values: SignupValues, wish: SignupWish): Promise<SignupErrors> {
      if ($step.get().at !== 'form' || isBusy($step.get())) return {};
      const errors = signupErrors(values);
      const country = countryOf($countries.get(), values.countryId);
      if (Object.keys(errors).length > 0 || !country) return errors;

      $step.set({ at: 'form', busy: true });
      const mobile = await nationalNumber(country.phoneCode, values.mobile);
      if (mobile === null) {
        $step.set({ at: 'form', busy: false });
        return { mobile: t('mobileWrong') };
      }

      const draft = toDraft(values, country, mobile, wish);
      const { clientUniqueCode, clientVersion, encodePassword } = config();
      const encodedPassword = encodePassword(values.password);
      const answer = await send(requestMobileOtp, { ...draft, encodedPassword, clientUniqueCode, clientVersion });
      if (!answer.ok) {
        $step.set({ at: 'form', busy: false, problem: withExceptionText(answer.problem, t('otpRequestFailed')) });
        return {};
      }

      clearResetDraft();
      keepDraft({ ...draft, otpId: answer.data.otpId }, values.password);
      writeContext({ productName: wish.product, planId: wish.planId, billingCycleId: wish.billingCycleId });
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

/**
 * The number without its country's code, null where it is no mobile number. The rules of all countries are heavy and come
 * when they are needed; where they can't be loaded the service decides.
 */
async function nationalNumber(phoneCode: string, typed: string): Promise<string | null> {
  const rules = await import('./mobile-number.ts').catch(() => null);
  return rules ? rules.readMobileNumber(phoneCode, typed) : typed.replace(/\D/g, '');
}

function toDraft(values: SignupValues, country: Country, mobile: string, { product, prefilledReferral }: SignupWish) {
  const referralCode = values.referralCode.trim();
  return {
    fullName: values.fullName.trim(),
    email: values.email.trim(),
    mobile,
    phoneCode: country.phoneCode,
    countryId: country.countryId,
    countryName: country.name,
    // Voice services do not ask for it.
    wantsWhatsapp: product !== 'voice-services' && values.wantsWhatsapp,
    referralCode,
    isReferralPrefilled: prefilledReferral !== '' && referralCode === prefilledReferral,
  };
}
