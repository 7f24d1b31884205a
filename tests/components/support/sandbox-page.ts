import { afterEach, beforeEach } from 'vitest';
import { textIn } from '../../../src/core/config/text.ts';
import { page as screen } from 'vitest/browser';
import { configure, config } from '../../../src/core/config/config.ts';
import { service } from '../../../src/core/service.ts';
import { authenticate } from '../../../src/core/service/endpoints/access/login.ts';
import { openSession } from '../../../src/core/session/open-session.ts';
import { closeSession } from '../../../src/core/session/session.ts';
import { define } from '../../../src/elements/tags/define.ts';
import type { DictTagNameMap } from '../../../src/elements/tags/elements.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../../src/sandbox/sandbox.ts';
import { documentedUsers, seedPassword, type DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { answerCalls, passTime } from './page-natives.ts';

/** The environment of a component test: a page with elements and a sandbox that answers their calls in the page. */
export type SandboxPage = ReturnType<typeof sandboxPage>;

/** Sets up and cleans up each test of a file. Call it once, at the top of the file. */
export function sandboxPage(options: SandboxOptions = {}) {
  const initial = config();
  const navigations: HTMLElementEventMap['dict-navigate']['detail'][] = [];
  const held = new Map<string, Promise<void>>();
  const changes = new Map<string, (data: Record<string, never>) => unknown>();
  const sent: { readonly path: string; readonly body: string }[] = [];
  let sandbox: Sandbox;

  const route = (event: HTMLElementEventMap['dict-navigate']) => {
    event.preventDefault();
    navigations.push(event.detail);
  };

  beforeEach(async () => {
    // Also where it has this size: it waits a frame, in which the elements of the test before end.
    await screen.viewport(1280, 900);
    sandbox = createSandbox(options);
    answerCalls(async (request) => {
      const path = new URL(request.url).pathname;
      sent.push({ path, body: await request.clone().text() });
      await [...held].find(([ending]) => path.endsWith(ending))?.[1];
      const response = await sandbox.fetch(request);
      const change = [...changes].find(([ending]) => path.endsWith(ending))?.[1];
      return change ? changed(response, change) : response;
    });
    navigations.length = 0;
    held.clear();
    changes.clear();
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
    /** New for each test. */
    get sandbox() {
      return sandbox;
    },
    /** Paths of all `dict-navigate` events. The events are cancelled, so no element shows a next step in place. */
    get visited(): readonly string[] {
      return navigations.map(({ to }) => to);
    },
    /** Details of all `dict-navigate` events. */
    navigations,
    /** Inserts an element and waits until it is ready. */
    async put<T extends keyof DictTagNameMap>(tag: T, attributes: Readonly<Record<string, string>> = {}) {
      await define(tag);
      const element = document.createElement(tag) as DictTagNameMap[T];
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.body.append(element);
      await element.ready;
      return element;
    },
    /** Signs a documented user in with the same call as the login screen. */
    async logIn(user: DocumentedUserKey) {
      const userName = documentedUsers.find(({ key }) => key === user)!.email;
      const credentials = { userName, encodedPassword: btoa(seedPassword), referralCode: '', clientVersion: '1' };
      const answer = await service().send(authenticate, credentials);
      if (!answer.ok) throw new Error(textIn(answer.problem.text));
      openSession(answer.data);
    },
    /** Bodies of the calls so far whose path ends with `ending`. */
    requestsTo: (ending: string) =>
      sent
        .filter(({ path }) => path.endsWith(ending))
        .map(({ body }) => (JSON.parse(body) as { Request: Record<string, unknown> }).Request),
    /** The one-time code that was sent last. */
    sentCode: () => /\b\d{6}\b/.exec(sandbox.world.outbox.at(-1)!.text)![0],
    calls: (name: string) => sandbox.journal.entries.filter(({ call }) => call === name).length,
    /** Keeps calls whose path ends with `ending` pending until the returned function is called. */
    hold(ending: string) {
      let release = () => {};
      held.set(ending, new Promise<void>((resolve) => (release = resolve)));
      return () => release();
    },
    /** Changes `Data` of all further answers to calls whose path ends with `ending`. */
    changeAnswers: (ending: string, change: (data: Record<string, never>) => unknown) =>
      void changes.set(ending, change),
    passTime,
    /** Changes the configuration until the end of the test. */
    configure,
  };
}

async function changed(response: Response, change: (data: Record<string, never>) => unknown): Promise<Response> {
  const envelope = (await response.json()) as { Data: Record<string, never> };
  change(envelope.Data);
  return Response.json(envelope, { status: response.status });
}
