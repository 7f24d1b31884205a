import { page } from '../../page/page.ts';

/*
 * The code of an activation link: taken from the address as soon as it is opened, and in this page's memory alone (SEC-37).
 * A reload has lost it; the link in the e-mail still has it.
 */
const kept = () => page('activation-code', () => ({ code: '' }));

/** The code of the opened link, '' without one. */
export const activationCode = (): string => kept().code;

/** Keeps it in the memory of this page alone. */
export function keepActivationCode(code: string): void {
  kept().code = code;
}
