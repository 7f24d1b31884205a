const rules = [/[a-z]/, /[A-Z]/, /[0-9]/];

/** At least 8 characters with a lowercase letter, an uppercase letter and a digit; symbols are optional (ACC-5.13 to ACC-5.16). */
export const isStrongPassword = (password: string) =>
  password.length >= 8 && rules.every((rule) => rule.test(password));
