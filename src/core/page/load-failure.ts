export const integrityError = 'IntegrityError';

/** The code of `dict-error` for a failed load (SEC-19). */
export const loadFailure = (error: unknown): 'integrity' | 'load' =>
  error instanceof Error && error.name === integrityError ? 'integrity' : 'load';
