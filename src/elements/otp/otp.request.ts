import type { ElementHandle } from '../kit/context.ts';
import { otpMode } from './otp-mode.ts';
import type { OtpFlow } from './otp-step.ts';
import { createResetOtpFlow } from './reset-otp.flow.ts';
import { createSignupOtpFlow } from './signup-otp.flow.ts';

/** The flow of what the code is for, by the page's path and by what is stored. */
export const createFlow = (handle: ElementHandle, path: string): OtpFlow =>
  otpMode(path) === 'signup' ? createSignupOtpFlow(handle) : createResetOtpFlow(handle);
