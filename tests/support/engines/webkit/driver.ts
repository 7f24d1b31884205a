export type Driver = Awaited<ReturnType<typeof openDriver>>;

type Call = <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>;

/** A WebDriver session for input and windows. Commands apply to the current window, so they run one after the other. */
export async function openDriver(url: string) {
  const { sessionId } = await callerOf(url)<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  });
  const call = callerOf(`${url}/session/${sessionId}`);
  let current = '';
  let last: Promise<unknown> = Promise.resolve();

  function inWindow<Result>(handle: string, act: () => Promise<Result>): Promise<Result> {
    const turn = last.then(async () => {
      if (current !== handle) await call('POST', '/window', { handle });
      current = handle;
      return act();
    });
    last = turn.catch(() => {});
    return turn;
  }
  const run = <Result>(script: string, args: readonly unknown[] = []) =>
    call<Result>('POST', '/execute/sync', { script, args });

  return {
    handles: await call<string[]>('GET', '/window/handles'),
    script: <Result>(handle: string, script: string, ...args: unknown[]) =>
      inWindow(handle, () => run<Result>(script, args)),
    act: (handle: string, source: object) =>
      inWindow(handle, () => call<void>('POST', '/actions', { actions: [source] })),
    go: (handle: string, where: 'back' | 'forward') => inWindow(handle, () => call<void>('POST', `/${where}`)),
    closeWindow: (handle: string) =>
      inWindow(handle, () => call<void>('DELETE', '/window'))
        .catch((error: Error) => {
          if (!error.message.includes('no such window')) throw error;
        })
        .finally(() => (current = '')),
    resize: (handle: string, width: number, height: number) =>
      inWindow(handle, async () => {
        const [innerWidth, innerHeight] = await run<[number, number]>('return [innerWidth, innerHeight]');
        if (innerWidth === width && innerHeight === height) return;
        const rect = await call<{ width: number; height: number }>('GET', '/window/rect');
        const wanted = { width: rect.width + width - innerWidth, height: rect.height + height - innerHeight };
        await call('POST', '/window/rect', { x: 0, y: 0, ...wanted });
        await run(sized, [width, height]);
      }),
    close: () => call<void>('DELETE', '').catch(() => {}),
  };
}

/** Waits for the page's `resize` event, which follows the window's. */
const sized = `
  const [width, height] = arguments;
  return new Promise((resolve) => {
    const look = () => innerWidth === width && innerHeight === height && resolve();
    addEventListener('resize', look);
    setTimeout(resolve, 2000);
    look();
  });`;

function callerOf(base: string): Call {
  return async <Answer>(method: string, path: string, body?: object) => {
    const response = await fetch(base + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
    if (value?.error) throw new Error(`WebDriver, ${path}: ${value.error} ${value.message ?? ''}`);
    return value;
  };
}
