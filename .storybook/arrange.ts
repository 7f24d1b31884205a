import type { Sandbox } from '../src/sandbox/sandbox.ts';
import { closeSession, currentSession } from '../src/core/session/session.ts';
import { resetPage } from '../src/core/page.ts';
import { freshSandbox } from './worker.ts';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** What answers this story's calls; its world and its faults are the story's to change. */
    sandbox: Sandbox;
  }
}

/** Before each story: nobody is signed in, nothing is stored, and the service is as it was seeded. */
export function arrange(context: { sandbox?: Sandbox }): void {
  if (currentSession()) closeSession('asked');
  localStorage.clear();
  sessionStorage.clear();
  resetPage();
  context.sandbox = freshSandbox();
}
