/** The name of an error that says: what came is not what was built. */
export const integrityError = 'IntegrityError';

/** The code of `dict-error` for a part of the library that could not be loaded (SEC-19). */
export const loadFailure = (error: unknown): 'integrity' | 'load' =>
  error instanceof Error && error.name === integrityError ? 'integrity' : 'load';
