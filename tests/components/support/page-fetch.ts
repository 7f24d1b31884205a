/*
 * The library takes the page's `fetch` when its first module is loaded (HOST-07). So this file runs before every test file
 * (vite.config.ts) and puts a fetch into the page that hands the calls of the service to the test's sandbox.
 */
type Answer = (request: Request) => Promise<Response>;

// The runner loads this file a second time for the tests that import it: both find the answer on the page.
const key = Symbol.for('test.answer');
const page = globalThis as { [key]?: Answer };
const network = globalThis.fetch;

/** From now on `answer` answers the calls of the service. */
export function answerCalls(answer: Answer): void {
  page[key] = answer;
}

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const answer = page[key];
  return answer && new URL(request.url).pathname.startsWith('/api/') ? answer(request) : network(input, init);
};
