import { afterEach, beforeEach } from 'vitest';
import type { ConfigurationInput } from '../../../src/core/config/config.ts';
import { configure, config } from '../../../src/core/config/config.ts';
import { service } from '../../../src/core/service.ts';
import { authenticate } from '../../../src/core/service/endpoints/access/login.ts';
import { openSession } from '../../../src/core/session/open-session.ts';
import { closeSession } from '../../../src/core/session/session.ts';
import { define } from '../../../src/elements/tags/define.ts';
import type { DictTagNameMap } from '../../../src/elements/tags/elements.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../../src/sandbox/sandbox.ts';
import { documentedUsers, seedPassword, type DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { answerCalls } from './page-fetch.ts';

/** A page with the elements, on a sandbox that answers in the page: the world of a component test. */
export interface SandboxPage {
  /** A new one for each test: its world, its faults, its journal of calls. */
  readonly sandbox: Sandbox;
  /** The paths that elements asked for by `dict-navigate`. No host answers them, so nothing is shown in place. */
  readonly visited: readonly string[];
  /** Puts an element on the page and waits until it is ready. */
  put<T extends keyof DictTagNameMap>(
    tag: T,
    attributes?: Readonly<Record<string, string>>,
  ): Promise<DictTagNameMap[T]>;
  /** Opens the session of a documented user by the login's own call. */
  logIn(user: DocumentedUserKey): Promise<void>;
  /** The content of `Request` of each call so far to a path that ends so. */
  requestsTo(ending: string): readonly Readonly<Record<string, unknown>>[];
  /** How many calls of a name have come in. */
  calls(name: string): number;
  /** Over the page's configuration, until the end of the test. */
  configure(input: ConfigurationInput): void;
}

/** Registers what each test of a file begins and ends with; call it once, at the top of the file. */
export function sandboxPage(options: SandboxOptions = {}): SandboxPage {
  const initial = config();
  const visited: string[] = [];
  const sent: { readonly path: string; readonly body: string }[] = [];
  let sandbox: Sandbox;

  const route = (event: HTMLElementEventMap['dict-navigate']) => {
    event.preventDefault();
    visited.push(event.detail.to);
  };

  beforeEach(() => {
    sandbox = createSandbox(options);
    answerCalls(async (request) => {
      sent.push({ path: new URL(request.url).pathname, body: await request.clone().text() });
      return sandbox.fetch(request);
    });
    visited.length = 0;
    sent.length = 0;
    document.addEventListener('dict-navigate', route);
  });

  afterEach(() => {
    document.removeEventListener('dict-navigate', route);
    document.body.replaceChildren();
    closeSession('asked');
    configure(initial);
    sessionStorage.clear();
    localStorage.clear();
  });

  return {
    get sandbox() {
      return sandbox;
    },
    visited,
    async put(tag, attributes = {}) {
      await define(tag);
      const element = document.createElement(tag) as DictTagNameMap[typeof tag];
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.body.append(element);
      await element.ready;
      return element;
    },
    async logIn(user) {
      const userName = documentedUsers.find(({ key }) => key === user)!.email;
      const credentials = { userName, encodedPassword: btoa(seedPassword), referralCode: '', clientVersion: '1' };
      const answer = await service().send(authenticate, credentials);
      if (!answer.ok) throw new Error(answer.problem.text);
      openSession(answer.data);
    },
    requestsTo: (ending) =>
      sent
        .filter(({ path }) => path.endsWith(ending))
        .map(({ body }) => (JSON.parse(body) as { Request: Record<string, unknown> }).Request),
    calls: (name) => sandbox.journal.entries.filter(({ call }) => call === name).length,
    configure,
  };
}
