import { config, configure, type ConfigurationInput } from '../src/core/config/config.ts';
import { resetPage } from '../src/core/page/page.ts';
import { authenticate } from '../src/core/service/endpoints/access/login.ts';
import { service } from '../src/core/service.ts';
import { closeSession, currentSession } from '../src/core/session/session.ts';
import { openSession } from '../src/core/session/open-session.ts';
import { demoConfiguration } from '../src/sandbox/server/demo-configuration.ts';
import { seedPassword } from '../src/sandbox/seed/documented-users.ts';
import type { Sandbox } from '../src/sandbox/sandbox.ts';
import { longTexts } from './long-texts.ts';
import { isDrawn, type Drawn } from './drawn.ts';
import { freshSandbox, sandboxOfStory } from './worker.ts';

interface Arranged {
  /** What answers this story's calls; its world and its faults are the story's to change. */
  sandbox: Sandbox;
}

interface Wishes {
  /** The e-mail of a documented user of the sandbox. */
  readonly signedInAs?: string;
  /** What it leaves behind ends with the page alone: the next story gets a new one. */
  readonly isLastOnPage?: boolean;
}

declare module 'storybook/internal/csf' {
  interface StoryContext extends Arranged {}
  interface Parameters extends Wishes {}
}

/**
 * Before each story nothing is stored and the service is as it was seeded. Nobody is signed in, unless the story says
 * `parameters: { signedInAs: 'retail@example.com' }`. A story's own `beforeEach({ sandbox })` changes the world.
 */
export async function arrange(context: Begun): Promise<() => void | Promise<void>> {
  if (isDrawn(context)) context.sandbox = sandboxOfStory();
  else await begin(context);
  return () => (context.parameters.isLastOnPage ? beginAnew() : clear(context.canvasElement));
}

/** A payment that is under way outlives its element, and others of its order wait for it: its page goes too. */
function beginAnew(): Promise<void> {
  location.reload();
  return new Promise(() => {});
}

interface Begun extends Drawn {
  readonly parameters: Wishes;
  sandbox?: Sandbox;
}

async function begin(context: Begun): Promise<void> {
  if (currentSession()) closeSession('asked');
  localStorage.clear();
  sessionStorage.clear();
  resetPage();
  configure(storyConfiguration);
  if (context.globals.texts === 'long') configure({ messages: longTexts });
  context.sandbox = freshSandbox();
  if (context.parameters.signedInAs) await signIn(context.parameters.signedInAs);
}

/** As every page of the sandbox; and what waits or vanishes by itself stays for an hour, to be looked at. */
export const storyConfiguration: ConfigurationInput = {
  ...demoConfiguration(''),
  timeoutMs: 3_600_000,
  messageMs: 3_600_000,
};

/** Nothing of a story sees the next one begin, or asks its service. */
function clear(canvas: HTMLElement): void {
  canvas.querySelectorAll('*').forEach((element) => element.dispatchEvent(new Event('dict-story-over')));
  canvas.replaceChildren();
  // The card widget hangs its frame and its name on the page.
  document.querySelectorAll('body > iframe').forEach((frame) => frame.remove());
  Reflect.deleteProperty(globalThis, 'Razorpay');
}

async function signIn(userName: string): Promise<void> {
  const { encodePassword, clientVersion } = config();
  const encodedPassword = await encodePassword(seedPassword);
  const answer = await service().send(authenticate, { userName, encodedPassword, referralCode: '', clientVersion });
  if (!answer.ok) throw new Error(`${userName} can't log in: ${answer.problem.text}`);
  openSession(answer.data);
}
