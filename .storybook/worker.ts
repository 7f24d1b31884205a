import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { createSandbox, type Sandbox } from '../src/sandbox/sandbox.ts';
import { serviceBase } from './frame.ts';

const newSandbox = () => createSandbox({ basePath: serviceBase });

const current = { sandbox: newSandbox() };

export const sandboxOfStory = (): Sandbox => current.sandbox;

/** Creates a new sandbox for each story, so that stories don't affect each other. */
export function freshSandbox(): Sandbox {
  current.sandbox = newSandbox();
  return current.sandbox;
}

/**
 * Starts the service worker. Its one handler passes all calls, the card widget and the identity provider to the story's
 * sandbox.
 */
export async function startWorker() {
  // msw stops at `beforeunload`, which a link to an email address fires too: later calls would reach the network.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation());
  const worker = setupWorker(
    http.all('*', ({ request }) =>
      current.sandbox.owns(request.url) ? current.sandbox.fetch(request) : passthrough(),
    ),
  );
  await worker.start({ quiet: true, serviceWorker: { url: './mockServiceWorker.js' } });
  return worker;
}
