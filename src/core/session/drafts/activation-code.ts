import { page } from '../../page/page.ts';

/* The code of an activation link is removed from the address as soon as the link is opened and kept in this page's
 * memory only (SEC-37). After a reload it is gone: the user opens the link in the e-mail again. */
const kept = () => page('activation-code', () => ({ code: '' }));

/** The code of the opened link, '' without one. */
export const activationCode = (): string => kept().code;

export function keepActivationCode(code: string): void {
  kept().code = code;
}
