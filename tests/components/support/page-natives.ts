/* Replaces the page's `fetch` and its time, so that calls of the service go to the test's sandbox and a test can pass
   time. Runs before every test file (vite.config.ts), because the library captures both when its first module is
   loaded (HOST-07). */
type Answer = (request: Request) => Promise<Response>;
interface PageOfTest {
  answer?: Answer;
  passedMs: number;
  readonly timers: Set<{ readonly act: () => void; readonly dueMs: number; readonly id: number }>;
}

// Stored on the page, because this module exists twice: loaded by the runner, and imported by tests.
const key = Symbol.for('test.page');
const page = globalThis as { [key]?: PageOfTest };

/** Sets the function that answers all further calls of the service. */
export function answerCalls(answer: Answer): void {
  page[key]!.answer = answer;
}

/** Lets the library's clocks and timers advance by `ms` at once. */
export function passTime(ms: number): void {
  const { timers } = page[key]!;
  const untilMs = performance.now() + ms;
  const due = () => [...timers].filter(({ dueMs }) => dueMs <= untilMs).toSorted((a, b) => a.dueMs - b.dueMs)[0];
  for (let next = due(); next; next = due()) {
    page[key]!.passedMs += Math.max(0, next.dueMs - performance.now());
    clearTimeout(next.id);
    next.act();
  }
  page[key]!.passedMs += Math.max(0, untilMs - performance.now());
}

if (!page[key]) install((page[key] = { passedMs: 0, timers: new Set() }));

function install(own: PageOfTest) {
  const { fetch: network, setTimeout: later, clearTimeout: cancel, Date: NativeDate } = globalThis;
  const monotonicMs = performance.now.bind(performance);

  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const isCall = new URL(request.url).pathname.startsWith('/api/');
    return own.answer && isCall ? untilAborted(request, own.answer(request)) : network(input, init);
  };

  performance.now = () => monotonicMs() + own.passedMs;
  globalThis.Date = new Proxy(NativeDate, {
    construct: (target, given: [], self) =>
      Reflect.construct(target, given.length > 0 ? given : [target.now() + own.passedMs], self) as Date,
    get: (target, name) =>
      name === 'now' ? () => target.now() + own.passedMs : (Reflect.get(target, name) as unknown),
  });

  globalThis.setTimeout = ((act: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    const run = () => {
      own.timers.delete(timer);
      act(...given);
    };
    const timer = { act: run, dueMs: performance.now() + ms, id: Number(later(run, ms)) };
    own.timers.add(timer);
    return timer.id;
  }) as typeof setTimeout;
  globalThis.clearTimeout = (id) => {
    for (const timer of own.timers) if (timer.id === id) own.timers.delete(timer);
    cancel(id);
  };
}

const untilAborted = ({ signal }: Request, response: Promise<Response>) =>
  new Promise<Response>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    response.then(resolve, reject);
  });
