import { lengthOf } from './text.ts';

/** The rules for a strong password (ACC-5.13 to ACC-5.16). */
export const passwordRules = {
  length: (password: string) => lengthOf(password) >= 8,
  uppercase: (password: string) => /[A-Z]/.test(password),
  lowercase: (password: string) => /[a-z]/.test(password),
  digit: (password: string) => /[0-9]/.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;

export const isStrongPassword = (password: string) => Object.values(passwordRules).every((rule) => rule(password));
