import { config } from '../../config/config.ts';
import { page } from '../../page/page.ts';

/* What a page knows of the Microsoft sign-in before the rest of it is loaded: `sso.ts` is the way out, `sso-return.ts` the way back. */

/** Whether there is a button for it: none where the configuration's `sso` is empty. */
export const offersMicrosoftSignIn = (): boolean => Boolean(config().sso.authorizeUrl && config().sso.clientId);

/** Whether a path is the one that the provider comes back to. */
export const isMicrosoftReturn = (pathname: string): boolean => /^\/auth\/?$/i.test(pathname);

interface Held {
  fragment: string;
  finishing: Promise<void> | null;
}

export const heldReturn = () => page<Held>('sso-return', () => ({ fragment: '', finishing: null }));

/** Whether a fragment is this library's own, from one page of the return to the next, and not the provider's. */
export const isHandedOver = (fragment: string): boolean => /^(?:refused|sealed=[\w=-]+)$/.test(fragment);

/** Takes what came back out of the address, before anything else of the page runs. */
export function holdMicrosoftReturn({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  if (!isMicrosoftReturn(location.pathname) || location.hash === '') return;
  const fragment = location.hash.slice(1);
  heldReturn().fragment = fragment;
  heldReturn().finishing = null;
  history.replaceState(history.state, '', `${location.pathname}${isHandedOver(fragment) ? '' : location.search}`);
}
