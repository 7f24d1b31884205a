import type * as config from '../../../../src/core/config/config.ts';
import type * as navigation from '../../../../src/core/config/navigation.ts';
import type * as loginData from '../../../../src/core/service/endpoints/access/login-data.ts';
import type * as openSession from '../../../../src/core/session/open-session.ts';
import type * as session from '../../../../src/core/session/session.ts';
import { until } from '../../../support/wait.ts';

/** Plays another tab: a page of the same origin with its own core. */
export interface Tab {
  readonly window: Window;
  readonly session: typeof session;
  readonly config: typeof config;
  readonly navigation: typeof navigation;
  /** The changes that its listeners received: the reason and the new session. */
  readonly changes: (readonly [string, string | null])[];
  signIn(userCode: string, token?: string): void;
  who(): string | null;
  close(): void;
}

type Loaded = Pick<Tab, 'session' | 'config' | 'navigation'> & typeof loginData & typeof openSession;

const modules = [
  'session/session.ts',
  'config/config.ts',
  'config/navigation.ts',
  'service/endpoints/access/login-data.ts',
  'session/open-session.ts',
];

/**
 * `before` is a script that runs before ours, for example to remove a browser feature. With `isEmpty` the page has no
 * element, so nothing listens to the session.
 */
export async function openTab({ before = '', head = '', isEmpty = false } = {}): Promise<Tab> {
  const frame = document.createElement('iframe');
  const imports = modules.map(
    (each) => `import(${JSON.stringify(new URL(`/src/core/${each}`, location.origin).href)})`,
  );
  frame.srcdoc = `<!doctype html><head>${head}</head><script>${before}</script>
    <script type="module">window.loading = Promise.all([${imports.join(',')}]); window.loaded = await window.loading;</script>`;
  document.body.append(frame);
  const page = frame.contentWindow as Window & { loaded?: readonly object[] };
  const [core, settings, ways, login, opening] = await until('the tab has loaded', () => page.loaded);
  const loaded = { session: core, config: settings, navigation: ways, ...login, ...opening } as Loaded;

  const changes: [string, string | null][] = [];
  // Listens like an element; without a listener the session does not follow other tabs.
  const stopListening = isEmpty
    ? () => {}
    : loaded.session.onSessionChange(({ reason, session: now }) => void changes.push([reason, now?.userCode ?? null]));
  return {
    window: page,
    session: loaded.session,
    config: loaded.config,
    navigation: loaded.navigation,
    changes,
    signIn(userCode, token = `token of ${userCode}`) {
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
