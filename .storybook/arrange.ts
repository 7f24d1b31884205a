import { config, configure } from '../src/core/config.ts';
import { resetPage } from '../src/core/page.ts';
import { authenticate } from '../src/core/service/endpoints/login.ts';
import { service } from '../src/core/service.ts';
import { closeSession, currentSession } from '../src/core/session/session.ts';
import { openSession } from '../src/core/session/open-session.ts';
import { demoConfiguration } from '../src/sandbox/demo-configuration.ts';
import { seedPassword } from '../src/sandbox/seed/documented-users.ts';
import type { Sandbox } from '../src/sandbox/sandbox.ts';
import { freshSandbox } from './worker.ts';

interface Arranged {
  /** What answers this story's calls; its world and its faults are the story's to change. */
  sandbox: Sandbox;
}

interface Wishes {
  /** The e-mail of a documented user of the sandbox. */
  readonly signedInAs?: string;
}

declare module 'storybook/internal/csf' {
  interface StoryContext extends Arranged {}
  interface Parameters extends Wishes {}
}

/**
 * Before each story nothing is stored and the service is as it was seeded. Nobody is signed in, unless the story says
 * `parameters: { signedInAs: 'retail@example.com' }`. A story's own `beforeEach({ sandbox })` changes the world.
 */
export async function arrange(context: { readonly parameters: Wishes; sandbox?: Sandbox }): Promise<void> {
  if (currentSession()) closeSession('asked');
  localStorage.clear();
  sessionStorage.clear();
  resetPage();
  configure(demoConfiguration(''));
  context.sandbox = freshSandbox();
  if (context.parameters.signedInAs) await signIn(context.parameters.signedInAs);
}

async function signIn(userName: string): Promise<void> {
  const { encodePassword, clientVersion } = config();
  const encodedPassword = encodePassword(seedPassword);
  const answer = await service().send(authenticate, { userName, encodedPassword, referralCode: '', clientVersion });
  if (!answer.ok) throw new Error(`${userName} can't log in: ${answer.problem.text}`);
  openSession(answer.data);
}
