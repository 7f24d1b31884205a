/* Replaces the page's `fetch`, so that calls of the service go to the test's sandbox. Runs before every test file
   (vite.config.ts), because the library captures `fetch` when its first module is loaded (HOST-07). */
type Answer = (request: Request) => Promise<Response>;

// Stored on the page, because this module exists twice: loaded by the runner, and imported by tests.
const key = Symbol.for('test.answer');
const page = globalThis as { [key]?: Answer };
const network = globalThis.fetch;

/** Sets the function that answers all further calls of the service. */
export function answerCalls(answer: Answer): void {
  page[key] = answer;
}

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const answer = page[key];
  return answer && new URL(request.url).pathname.startsWith('/api/') ? answer(request) : network(input, init);
};
