import { config } from '../../config/config.ts';
import { routeOf } from '../../config/navigation.ts';
import { page } from '../../page/page.ts';

/* The part of the Microsoft sign-in that every page loads. `sso.ts` starts it, `sso-return.ts` handles the return. */

/** Whether to show the button: not if the configuration's `sso` is empty. */
export const offersMicrosoftSignIn = (): boolean => Boolean(config().sso.authorizeUrl && config().sso.clientId);

/** Whether a path is the provider's redirect path. */
export const isMicrosoftReturn = (pathname: string): boolean => /^\/auth\/?$/i.test(routeOf(pathname));

interface Held {
  fragment: string;
  finishing: Promise<void> | null;
}

export const heldReturn = () => page<Held>('sso-return', () => ({ fragment: '', finishing: null }));

/** Whether a fragment is this library's own, from one page of the return to the next, and not the provider's. */
export const isHandedOver = (fragment: string): boolean => /^(?:refused|cancelled|sealed=[\w=-]+)$/.test(fragment);

/** Takes the provider's answer out of the address, before other code of the page runs. */
export function holdMicrosoftReturn({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  if (!isMicrosoftReturn(location.pathname) || location.hash === '') return;
  const fragment = location.hash.slice(1);
  heldReturn().fragment = fragment;
  heldReturn().finishing = null;
  history.replaceState(history.state, '', `${location.pathname}${isHandedOver(fragment) ? '' : location.search}`);
}
