import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { createSandbox, type Sandbox } from '../src/sandbox/sandbox.ts';

const current = { sandbox: createSandbox() };

export const sandboxOfStory = (): Sandbox => current.sandbox;

/** A world of its own for every story: what one did, the next does not see. */
export function freshSandbox(): Sandbox {
  current.sandbox = createSandbox();
  return current.sandbox;
}

/** The one handler: the service, the card widget and the identity provider are the story's sandbox. */
export async function startWorker() {
  const worker = setupWorker(
    http.all('*', ({ request }) =>
      current.sandbox.owns(request.url) ? current.sandbox.fetch(request) : passthrough(),
    ),
  );
  await worker.start({ quiet: true, serviceWorker: { url: './mockServiceWorker.js' } });
  return worker;
}
