import {
  config,
  consolePathOf,
  isRoute,
  isSignedIn,
  placeOf,
  rememberExpiredPath,
  rememberRequestedPath,
  routeOf,
  safeRoutePath,
  type DictNavigateEvent,
  type DictSessionEvent,
  type Place,
} from '../elements/index.ts';

export interface Shown {
  readonly place: Place | null;
  readonly path: string;
  /** On the 404 page, the path that was opened, for the visitor to correct; '' if the 404 page itself was opened. */
  readonly opened: string;
  /** The name of the entry in the history. */
  readonly entry: string;
}

type State = Readonly<Record<string, unknown>>;

const notFound = '/pageNotFound';

/*
 * Keys in `history.state`. `previous` is the path of the previous entry: a `back` link goes back only if that is its
 * target. `entry` is the name under which a list stores its search (elements/shared/saved-screen.ts). `opened` is the path
 * that led to the 404 page.
 */
const previous = 'previous';
const entry = 'entry';
const opened = 'opened';

export function createRouter(show: (shown: Shown) => void): { readonly open: () => void } {
  const open = () => {
    nameEntry();
    const shown = readAddress();
    const name = stateOfHistory()[entry];
    show({ ...shown, entry: typeof name === 'string' ? name : '' });
  };

  const goTo = (to: string, state: State, replace: boolean) => {
    const path = safeRoutePath(to, isRoute) ?? notFound;
    // Adds no entry for a link to the open screen, as browsers do: Back would seem to do nothing.
    setAddress(path, state, replace || path === currentPath());
    open();
  };

  document.addEventListener('dict-navigate', (event: DictNavigateEvent) => {
    event.preventDefault();
    const { to, state, replace, back } = event.detail;
    if (back && to === stateOfHistory()[previous]) return history.back();
    goTo(to, state, replace);
  });

  document.addEventListener('dict-session', ({ detail: { status, reason } }: DictSessionEvent) => {
    const isGuarded = placeOf(currentPath(), stateOfHistory())?.definition.isProtected;
    // The end of the session leads to `/` (ACC-4.36, ACC-4.37). If another tab changes the user, only protected screens
    // are left: their state belongs to the previous user (NET-11).
    const hasToLeave = reason === 'elsewhere' ? isGuarded : status === 'signed-out';
    if (!hasToLeave) return open();
    if (isGuarded) rememberExpiredPath(currentPath());
    goTo('/', {}, true);
  });

  document.addEventListener('click', (event) => {
    const to = pathOfLink(event);
    if (!to) return;
    event.preventDefault();
    goTo(to, {}, false);
  });

  addEventListener('popstate', open);
  return { open };
}

function readAddress(): Omit<Shown, 'entry'> {
  const place = placeOf(currentPath(), stateOfHistory());
  if (!place) {
    if (routeOf(location.pathname) !== notFound) setAddress(notFound, { [opened]: currentPath() }, true);
    const path = stateOfHistory()[opened];
    return { place: null, path: notFound, opened: typeof path === 'string' ? path : '' };
  }
  if (place.redirect) {
    setAddress(place.redirect.to, place.redirect.state ?? {}, true);
    return readAddress();
  }
  if (place.definition.isProtected && !isSignedIn()) {
    rememberRequestedPath(currentPath());
    setAddress('/', {}, true);
    return readAddress();
  }
  return { place, path: routeOf(location.pathname), opened: '' };
}

const currentPath = () => `${routeOf(location.pathname)}${location.search}`;

const ownPath = () => consolePathOf(config().consoleUrl);

function setAddress(path: string, state: State, replace: boolean): void {
  const address = `${ownPath()}${path}`;
  const { [previous]: before, [entry]: name } = stateOfHistory();
  if (replace) history.replaceState({ ...state, [previous]: before, [entry]: name }, '', address);
  else history.pushState({ ...state, [previous]: routeOf(location.pathname), [entry]: newName() }, '', address);
}

function nameEntry(): void {
  if (!stateOfHistory()[entry]) history.replaceState({ ...stateOfHistory(), [entry]: newName() }, '');
}

const newName = () => Math.random().toString(36).slice(2);

function stateOfHistory(): State {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as State) : {};
}

function pathOfLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
  if (!link || link.target || link.origin !== location.origin || link.hash || link.hasAttribute('download'))
    return null;
  if (!link.pathname.startsWith(`${ownPath()}/`)) return null;
  const path = routeOf(link.pathname);
  return isRoute(path) ? `${path}${link.search}` : null;
}
