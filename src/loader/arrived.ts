/*
 * Fetches files before anything imports them. Chromium and Firefox remember a module that failed to load, and never fetch it
 * again for the same page (https://github.com/whatwg/html/issues/6768), not even for a module that imports it. Links that
 * only preload a file leave that memory alone. Unlike `fetch`, they need no `connect-src`.
 */
import { integrityError } from '../core/page/events.ts';
import { createInPage, findInPage, pageHead } from '../core/page/named-elements.ts';

const failures: Record<string, number> = Object.create(null) as Record<string, number>;

/**
 * Resolves when the file is in the browser's cache. Fetches it up to three times: a connection that was cut while the
 * browser is online is followed by no `online` event. After a failure, the next call fetches the file again.
 */
export async function arrived(url: string, hash?: string, pausesMs = [500, 2000]): Promise<void> {
  const link = createInPage('link');
  // Chromium remembers a failed `preload` by its hash, too. Without a hash, only `prefetch` can be repeated there; in other
  // browsers that waits until the page is idle, or is off.
  link.rel = hash || !isChromium() ? 'preload' : 'prefetch';
  link.as = 'script';
  link.fetchPriority = hash ? 'auto' : 'high';
  identify(link, url, hash);
  // Firefox remembers a failed `preload` by its address. The fragment makes a new one; requests don't contain it.
  link.href = failures[url] ? `${url}#${failures[url]}` : url;
  try {
    await settled(link, url);
  } catch (cause) {
    failures[url] = (failures[url] ?? 0) + 1;
    const [pauseMs, ...later] = pausesMs;
    if (!pauseMs || !navigator.onLine) throw cause;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await arrived(url, hash, later);
  }
}

const isChromium = () => navigator.vendor.startsWith('Google');
const isFirefox = () => navigator.vendor === '';

/**
 * Adds the element to the page, and again whenever the page removes it too early: a removed link dispatches no event.
 * Rejects if the file did not come, or differs from `integrity`. Firefox dispatches `load` for a preload from another
 * origin even if its connection was cut.
 */
export async function settled(element: HTMLLinkElement | HTMLScriptElement, url: string): Promise<void> {
  let keeping: ReturnType<typeof setInterval> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const add = () => {
        if (element.isConnected) return;
        // Each time, because `document.open` removes listeners, too.
        element.onload = () => (isFirefox() && statuses(url).at(-1) === 0 ? reject(failure(url)) : resolve());
        element.onerror = () => reject(failure(url));
        pageHead()?.append(element);
      };
      add();
      // A timer, because an observer would loop with a page that removes new links at once.
      keeping = setInterval(add, 200);
    });
  } finally {
    clearInterval(keeping);
  }
}

/** The HTTP statuses of the requests of a file, 0 for no answer. Empty in browsers that don't tell them. */
const statuses = (url: string) =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name, responseStatus }) => responseStatus !== undefined && name.split('#')[0] === url)
    .map(({ responseStatus }) => responseStatus);

/**
 * The error for a refused file: a wrong hash if an answer arrived (status 200), also one that was cut off, else a failed
 * request. Browsers without `responseStatus` can't tell the two apart: there it is always a failed request.
 */
function failure(url: string): Error {
  const hasCome = statuses(url).includes(200);
  const why = hasCome
    ? 'came incomplete, or is not what was built.'
    : "did not come, or the page's script-src does not allow it.";
  const error = new Error(`${url} ${why}`);
  if (hasCome) error.name = integrityError;
  return error;
}

/** No file has this hash. After a failure it makes the list of hashes a new one, which Chromium has not seen fail. */
const noFile = ` sha256-${'A'.repeat(43)}=`;

export function identify(element: HTMLLinkElement | HTMLScriptElement, url: string, hash?: string): void {
  element.crossOrigin = 'anonymous';
  if (hash) element.integrity = `sha256-${hash}${failures[url] ? noFile : ''}`;
  // Copies the nonce of the page's scripts, for policies that allow scripts only by nonce (HOST-12).
  element.nonce = findInPage<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
