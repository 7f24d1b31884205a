/** Who is logging in, from the form to the end of the login. */
export interface Attempt {
  /** As it was typed: the second factor names it again. */
  readonly userName: string;
  readonly wantsRemembering: boolean;
  /** The path that the page wants opened, '' for none. */
  readonly next: string;
}

interface Said {
  /** New by identity. */
  readonly text: string;
}

export interface SecondFactorStep {
  readonly at: 'second-factor';
  readonly attempt: Attempt;
  readonly maskedEmail: string;
  readonly otpId: string;
  readonly doing: 'waiting' | 'verifying' | 'resending';
  /** The service says that the code is wrong. */
  readonly refusal?: Said;
  /** It could not be asked: what was typed stays. */
  readonly trouble?: Said;
  readonly notice?: Said;
}

export type LoginStep =
  | { readonly at: 'form'; readonly doing: 'waiting' | 'logging-in' | 'leaving-for-microsoft' }
  | SecondFactorStep
  | { readonly at: 'expired'; readonly email: string }
  /** Somebody is signed in; where they go is being found out. */
  | { readonly at: 'leaving' }
  | { readonly at: 'done'; readonly to: string };

export const emptyForm: LoginStep = { at: 'form', doing: 'waiting' };
