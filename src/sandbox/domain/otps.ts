import type { Service } from './service.ts';
import { randomDigits } from './random.ts';
import { nextId, type Otp, type OtpPurpose } from './world.ts';

type OtpTarget = Pick<Otp, 'purpose' | 'target' | 'userId'>;

/**
 * Creates an OTP and sends it. For an unknown user (`userId` null), any OTP but a signup's is neither sent nor accepted:
 * the caller answers with its id all the same, so that nobody learns which users exist (SEC-29).
 */
export function issueOtp(service: Service, { purpose, target, userId }: OtpTarget): Otp {
  const otp: Otp = {
    id: nextId(service.world, 'otp'),
    purpose,
    target,
    userId,
    isVoid: false,
    ...newCode(service),
  };
  service.world.otps.push(otp);
  if (purpose === 'signup' || userId !== null) sendCode(service, otp);
  return otp;
}

/** Sends a new code for the OTP. The OTP keeps its id, which the client sends with the code (DEC-1). */
export function renewOtp(service: Service, otp: Otp): void {
  Object.assign(otp, newCode(service));
  sendCode(service, otp);
}

const newCode = ({ random, now }: Service) => ({
  code: randomDigits(random, 6),
  expiresAt: now() + 10 * 60_000,
  triesLeft: 5,
});

export function findOtp(service: Service, id: string | number, purpose: OtpPurpose, target: string): Otp | undefined {
  return service.world.otps.find(
    (otp) => String(otp.id) === String(id) && otp.purpose === purpose && otp.target === target && !otp.isVoid,
  );
}

/** A right code can be used again, until the caller sets `isVoid`. A wrong one uses up one of the OTP's tries. */
export function tryOtp(service: Service, otp: Otp | undefined, code: string): { otp: Otp } | { problem: string } {
  if (!otp || otp.expiresAt <= service.now()) return { problem: 'This OTP has expired. Please request a new one.' };
  if (otp.triesLeft <= 0) return { problem: 'Too many wrong OTPs. Please request a new one.' };
  if (otp.code === code && (otp.purpose === 'signup' || otp.userId !== null)) return { otp };
  otp.triesLeft -= 1;
  if (otp.triesLeft === 0) return { problem: 'Too many wrong OTPs. Please request a new one.' };
  return { problem: 'Invalid OTP. Please check the code and try again.' };
}

const subjects: Readonly<Record<OtpPurpose, string>> = {
  signup: 'Verify your mobile number',
  '2FA': 'Your login code',
  'password-reset': 'Reset your password',
};

function sendCode(service: Service, otp: Otp) {
  const text = `Your code is ${otp.code}. It is valid for 10 minutes. Do not share it with anyone.`;
  const channel = otp.purpose === 'signup' ? 'SMS' : 'e-mail';
  service.send(otp.target, subjects[otp.purpose], text, { channel, otp: otp.code });
}
