import type { ReadableAtom } from 'nanostores';
import type { Countdown } from '../../core/state/countdown.ts';
import type { OtpMode } from './otp-mode.ts';

export const resendSeconds = 20;

export type OtpStep =
  /** What the code is for is being loaded; it can be typed. */
  | { readonly at: 'waiting' }
  /** Waits for the code. A refusal, trouble or a notice is new by identity. */
  | {
      readonly at: 'code';
      /** The service says that the code is wrong: the boxes are emptied. */
      readonly refusal?: { readonly text: string };
      /** It could not be asked: what was typed stays (NET-01). */
      readonly trouble?: { readonly text: string };
      readonly notice?: { readonly text: string };
    }
  | { readonly at: 'verifying' }
  | { readonly at: 'resending' }
  | { readonly at: 'starting-trial' }
  /** The account is there, its trial is not. */
  | { readonly at: 'trial-failed'; readonly text: string }
  /** There is no signup or reset to go on with. */
  | { readonly at: 'invalid'; readonly text: string }
  | { readonly at: 'done' };

export interface OtpErrors {
  readonly otp?: string;
  readonly password?: string;
}

/** Both modes of the page (ACC-4 OTP page). */
export interface OtpFlow {
  readonly $state: ReadableAtom<OtpStep>;
  readonly countdown: Countdown;
  readonly mode: OtpMode;
  /** The number or the address that the code went to. */
  readonly sentTo: string;
  /** The page was reloaded: the password is asked for again. */
  readonly asksPassword: boolean;
  goBack(): void;
  /** Somebody begins to type the code. */
  prepare(): void;
  /** Answers what is wrong before it is sent; nothing when it went to the service. */
  verify(otp: string, password: string): Promise<OtpErrors>;
  /** Answers whether a new code is on its way. */
  resend(): Promise<boolean>;
  /** The banner, or the notice, has had its time. */
  dismissMessage(): void;
  /** Starts the trial again, after it failed. */
  beginTrial(): Promise<void>;
}
