import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { warnOfCors } from '../../../../src/core/page/cors-block.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';

/* Browsers report a call that CORS refuses as a TypeError, like a lost connection. */

const address = 'https://api.example/api/v1/call';
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  resetPage();
  logged.mockClear();
  vi.stubGlobal('location', { origin: 'https://shop.example' });
});
afterEach(() => vi.unstubAllGlobals());

function refused() {
  const refusal = Promise.reject(new TypeError('Failed to fetch'));
  refusal.catch(() => {});
  return refusal;
}
const reached = () => Promise.resolve(Response.error());
const lines = () => logged.mock.calls.flat().join('\n');

async function calls(count: number, probe: typeof fetch, answer: () => Promise<unknown> = refused) {
  for (let made = 0; made < count; made += 1) await warnOfCors(address, answer(), probe);
}

describe('a call that fails', () => {
  test('is blamed on CORS if the service can be reached, in one line with the page’s origin', async () => {
    await calls(4, reached);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(lines()).toContain('https://api.example can be reached');
    expect(lines()).toContain('its CORS headers have to allow https://shop.example');
  });

  test('is not blamed on CORS if the service can’t be reached either', async () => {
    await calls(4, refused);
    expect(lines()).toBe('');
  });

  test('is not blamed on CORS while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await calls(4, reached);
    expect(lines()).toBe('');
  });

  test('is not blamed on CORS once an answer has been read', async () => {
    await calls(1, reached, () => Promise.resolve(new Response('')));
    await calls(4, reached);
    expect(lines()).toBe('');
  });

  test('is not blamed on CORS if it fails once, or on the page’s own origin, or is aborted', async () => {
    await calls(1, reached);
    await calls(3, reached, () => Promise.reject(new DOMException('', 'AbortError')));
    for (let made = 0; made < 3; made += 1) await warnOfCors('https://shop.example/api', refused(), reached);
    expect(lines()).toBe('');
  });
});
