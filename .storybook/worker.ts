import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { createSandbox, type Sandbox } from '../src/sandbox/sandbox.ts';

const current = { sandbox: createSandbox() };

/** A world of its own for every story: what one did, the next does not see. */
export function freshSandbox(): Sandbox {
  current.sandbox = createSandbox();
  return current.sandbox;
}

/** The one handler: every call of the service is answered by the story's sandbox. */
export async function startWorker() {
  const worker = setupWorker(
    http.all('*/api/*', ({ request }) => current.sandbox.fetch(request)),
    http.all('*', () => passthrough()),
  );
  await worker.start({ quiet: true, serviceWorker: { url: './mockServiceWorker.js' } });
  return worker;
}
