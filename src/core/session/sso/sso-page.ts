import { config } from '../../config/config.ts';
import { routeOf } from '../../config/navigation.ts';
import { pageSingleton } from '../../page/singletons.ts';

/* The small part of the Microsoft sign-in that every login and the console load. */

export const offersMicrosoftSignIn = (): boolean => Boolean(config().sso.authorizeUrl && config().sso.clientId);

export const isMicrosoftReturn = (pathname: string): boolean => /^\/auth\/?$/i.test(routeOf(pathname));

export const heldReturn = () =>
  pageSingleton('sso-return', () => ({ fragment: '', isHeld: false, finishing: null as Promise<void> | null }));

/** True for a fragment that `sso-return.ts` made for its second page load; false for a fragment of the provider. */
export const isHandedOver = (fragment: string): boolean => /^(?:refused|lost|sealed=[\w=-]+)$/.test(fragment);

const heldMark = 'ssoReturn';

/** Moves the provider's answer from the address to memory, before other scripts of the page can read it. */
export function holdMicrosoftReturn({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  // A provider that could not read the response mode reports the error in the query.
  const query = /[?&]error=/.test(location.search) ? location.search : '';
  const fragment = (location.hash || query).slice(1);
  if (!isMicrosoftReturn(location.pathname) || fragment === '') return;
  Object.assign(heldReturn(), { fragment, isHeld: true, finishing: null });
  const address = `${location.pathname}${isHandedOver(fragment) ? '' : location.search}`;
  history.replaceState({ ...stateOf(history), [heldMark]: true }, '', address);
}

/** True if this page is the reload of one that held an answer, which is lost with that page's memory. */
export const wasHeldBefore = ({ history }: Pick<Window, 'history'> = window): boolean =>
  !heldReturn().isHeld && heldMark in stateOf(history);

function stateOf(history: History): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
