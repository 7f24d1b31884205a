import type { ElementHandle } from '../kit/context.ts';
import { otpMode } from './otp-mode.ts';
import type { OtpFlow } from './otp-step.ts';
import { createResetOtpFlow } from './reset-otp.flow.ts';
import { createSignupOtpFlow } from './signup-otp.flow.ts';

export const createFlow = (handle: ElementHandle, path: string): OtpFlow =>
  otpMode(path) === 'signup' ? createSignupOtpFlow(handle) : createResetOtpFlow(handle);
