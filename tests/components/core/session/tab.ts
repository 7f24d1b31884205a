import type * as config from '../../../../src/core/config/config.ts';
import type * as navigation from '../../../../src/core/config/navigation.ts';
import type * as loginData from '../../../../src/core/service/endpoints/access/login-data.ts';
import type * as openSession from '../../../../src/core/session/open-session.ts';
import type * as session from '../../../../src/core/session/session.ts';
import { until } from '../../../support/wait.ts';

export type Tab = Awaited<ReturnType<typeof openTab>>;

type Own = { session: typeof session; config: typeof config; navigation: typeof navigation };

const modules = [
  'session/session.ts',
  'config/config.ts',
  'config/navigation.ts',
  'service/endpoints/access/login-data.ts',
  'session/open-session.ts',
];

/**
 * Plays another tab: a page of the same origin with its own core. `before` is a script that runs before ours, for example
 * to remove a browser feature. With `isEmpty` the page has no element, so nothing listens to the session.
 */
export async function openTab({ before = '', head = '', isEmpty = false } = {}) {
  const frame = document.createElement('iframe');
  const imports = modules.map(
    (each) => `import(${JSON.stringify(new URL(`/src/core/${each}`, location.origin).href)})`,
  );
  frame.srcdoc = `<!doctype html><head>${head}</head><script>${before}</script>
    <script type="module">window.loading = Promise.all([${imports.join(',')}]); window.loaded = await window.loading;</script>`;
  document.body.append(frame);
  const page = frame.contentWindow as Window & { loaded?: readonly object[] };
  const [core, settings, ways, login, opening] = await until('the tab has loaded', () => page.loaded);
  const loaded = { session: core, config: settings, navigation: ways, ...login, ...opening } as Own &
    typeof loginData &
    typeof openSession;

  /** The session changes that the tab has received: reason and user code. */
  const changes: (readonly [string, string | null])[] = [];
  // Listens like an element; without a listener the session does not follow other tabs.
  const stopListening = isEmpty
    ? () => {}
    : loaded.session.onSessionChange(({ reason, session: now }) => void changes.push([reason, now?.userCode ?? null]));
  return {
    window: page as Window,
    session: loaded.session,
    config: loaded.config,
    navigation: loaded.navigation,
    changes,
    signIn(userCode: string, token = `token of ${userCode}`) {
      const wire = { UserCode: userCode, LoginToken: token, UserId: 1 };
      const parsed = loaded.loginData.safeParse(wire);
      if (parsed.success) loaded.openSession(parsed.data);
    },
    who: () => loaded.session.currentSession()?.userCode ?? null,
    close() {
      stopListening();
      frame.remove();
    },
  };
}
