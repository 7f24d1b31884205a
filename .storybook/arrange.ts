import { config, configure, type ConfigurationInput } from '../src/core/config/config.ts';
import { textIn } from '../src/core/config/text.ts';
import { resetPage } from '../src/core/page/singletons.ts';
import { authenticate } from '../src/core/service/endpoints/access/login.ts';
import { service } from '../src/core/service.ts';
import { openSession } from '../src/core/session/open-session.ts';
import { demoConfiguration } from '../src/sandbox/server/demo-configuration.ts';
import { seedPassword } from '../src/sandbox/seed/documented-users.ts';
import type { Sandbox } from '../src/sandbox/sandbox.ts';
import { longTexts } from './long-texts.ts';
import { pseudoLanguage, pseudoMessages } from './pseudo-language.ts';
import { isRendered, type Rendered } from './rendered.ts';
import { isFramed, serviceBase } from './frame.ts';
import { freshSandbox, sandboxOfStory } from './worker.ts';

interface Arranged {
  /** The sandbox that answers this story's calls. The story may change its data and add faults. */
  sandbox: Sandbox;
}

interface Wishes {
  readonly signedInAs?: string;
  /** True if the story leaves effects that only a reload removes: the next story then gets a new page. */
  readonly isLastOnPage?: boolean;
}

declare module 'storybook/internal/csf' {
  interface StoryContext extends Arranged {}
  interface Parameters extends Wishes {}
}

/**
 * Resets storage and sandbox before each story. Nobody is signed in, unless the story sets `parameters: { signedInAs:
 * 'retail@example.com' }`. A story's own `beforeEach({ sandbox })` changes the data.
 */
export async function arrange(context: Begun): Promise<() => void | Promise<void>> {
  if (isRendered(context)) context.sandbox = sandboxOfStory();
  else await begin(context);
  return () => (context.parameters.isLastOnPage ? beginAnew() : clear(context.canvasElement));
}

/** Reloads the page: a pending payment outlives its element and blocks later payments of the same order. */
function beginAnew(): Promise<void> {
  location.reload();
  return new Promise(() => {});
}

interface Begun extends Rendered {
  readonly parameters: Wishes;
  sandbox?: Sandbox;
}

async function begin(context: Begun): Promise<void> {
  // The frames of the sheet of states share one storage: a story in a frame must not clear it.
  if (!isFramed) {
    localStorage.clear();
    sessionStorage.clear();
  }
  resetPage();
  configure(storyConfiguration);
  if (context.globals.texts === 'long') configure({ messages: longTexts });
  if (context.globals.language === pseudoLanguage) configure({ messages: pseudoMessages });
  context.sandbox = freshSandbox();
  if (context.parameters.signedInAs) await signIn(context.parameters.signedInAs);
}

/**
 * The configuration of the sandbox's pages, but with all time limits at an hour, so that temporary states can be looked
 * at.
 */
export const storyConfiguration: ConfigurationInput = {
  ...demoConfiguration(serviceBase, ''),
  partners: demoConfiguration('').partners,
  // Not 'local': each tab of Storybook has a sandbox of its own, which knows no session of another tab.
  persistence: isFramed ? 'memory' : 'session',
  timeoutMs: 3_600_000,
  messageMs: 3_600_000,
};

/** Removes a story before the next one begins, so that it can't react or call the next one's service. */
function clear(canvas: HTMLElement): void {
  canvas.querySelectorAll('*').forEach((element) => element.dispatchEvent(new Event('dict-story-over')));
  canvas.replaceChildren();
  // The card widget leaves a frame on the page and a global variable.
  document.querySelectorAll('body > iframe').forEach((frame) => frame.remove());
  Reflect.deleteProperty(globalThis, 'Razorpay');
}

async function signIn(userName: string): Promise<void> {
  const { encodePassword, clientVersion } = config();
  const encodedPassword = await encodePassword(seedPassword);
  const answer = await service().send(authenticate, { userName, encodedPassword, referralCode: '', clientVersion });
  if (!answer.ok) throw new Error(`${userName} can't log in: ${textIn(answer.problem.text)}`);
  openSession(answer.data);
}
