import { isSignedIn, placeOf, rememberAskedPath, type DictNavigateEvent, type DictSessionEvent, type Place } from '../elements/index.ts';

export interface Shown {
  /** null: no element serves the address. */
  readonly place: Place | null;
  readonly path: string;
}

type Show = (shown: Shown) => void;
type State = Readonly<Record<string, unknown>>;

/** Puts an element on each address, and takes what elements ask for (`dict-navigate`). Navigation state survives a reload. */
export function startRouter(show: Show): void {
  const open = () => showAddress(show);
  document.addEventListener('dict-navigate', (event: DictNavigateEvent) => {
    event.preventDefault();
    const { to, state, replace } = event.detail;
    go(to, state, replace);
    open();
  });
  document.addEventListener('dict-session', (event: DictSessionEvent) => {
    if (event.detail.status === 'signed-in') return open();
    go('/', {}, true);
    open();
  });
  document.addEventListener('click', (event) => {
    const to = pathOfLink(event);
    if (!to) return;
    event.preventDefault();
    go(to, {}, false);
    open();
  });
  addEventListener('popstate', open);
  open();
}

const notFound = '/pageNotFound';

/** Only paths of this origin: whatever names another one leads to the 404. */
function go(to: string, state: State, replace: boolean): void {
  const address = new URL(to, location.origin);
  const path = address.origin === location.origin && to.startsWith('/') ? `${address.pathname}${address.search}` : notFound;
  if (replace) history.replaceState(state, '', path);
  else history.pushState(state, '', path);
}

function showAddress(show: Show): void {
  const path = `${location.pathname}${location.search}`;
  const place = placeOf(path, stateOfHistory());
  if (!place) {
    if (location.pathname !== notFound) history.replaceState({}, '', notFound);
    return show({ place: null, path: notFound });
  }
  if (place.forward) {
    go(place.forward.to, place.forward.state ?? {}, true);
    return showAddress(show);
  }
  if (place.route.guard === 'signed-in' && !isSignedIn()) {
    rememberAskedPath(path);
    go('/', {}, true);
    return showAddress(show);
  }
  show({ place, path: location.pathname });
}

const stateOfHistory = (): State => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as State) : {};
};

/** The console path of a plain click on a link of ours. */
function pathOfLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
  if (!link || link.target || link.origin !== location.origin || link.hash || link.hasAttribute('download')) return null;
  const path = `${link.pathname}${link.search}`;
  return placeOf(path) || link.pathname === notFound ? path : null;
}
