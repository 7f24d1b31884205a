import type { Page } from 'playwright/test';
import { needs } from '../../support/engines/instruments.ts';
import { serveHttp2 } from '../../support/http2-server.ts';
import { defaultConfiguration, expect, test as base } from '../support/console.ts';
import { assign, chooseFile, header, modal, openCsv, openLargeSeats, preview } from './seats-screen.ts';

/* The upload to a service that speaks HTTP/2, on an origin of its own: only there can the browser report progress. */

interface Http2Service {
  readonly url: string;
  answer: (request: Request) => Promise<Response>;
}

const test = base.extend<{ http2: Http2Service }>({
  ignoreHTTPSErrors: true,
  http2: async ({}, use) => {
    const service = { url: '', answer: async (_request: Request) => Response.error() };
    const server = await serveHttp2(async (request) => {
      const answered = await service.answer(request);
      const headers = new Headers(answered.headers);
      headers.set('Timing-Allow-Origin', '*');
      return new Response(answered.body, { status: answered.status, headers });
    });
    service.url = server.url;
    await use(service);
    await server.close();
  },
  configuration: async ({ http2 }, use) => use({ ...defaultConfiguration, serviceBase: http2.url }),
  server: async ({ server, http2 }, use) => {
    http2.answer = async (request) => server.sandbox.fetch(request);
    await use(server);
  },
});

const bar = (page: Page) => modal(page).getByRole('progressbar', { name: 'Assigning…' });

/**
 * The service reads nothing of the upload until it is released, so the browser can send only as much as the connection
 * buffers.
 */
function holdUploads(http2: Http2Service) {
  const { answer } = http2;
  const received: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  http2.answer = async (request) => {
    if (request.method === 'POST' && request.url.includes('AssignSeatsByCSV')) {
      await released;
      received.push(await request.clone().text());
    }
    return answer(request);
  };
  return { received, release: () => release() };
}

test('A11Y-07 if the browser can measure it, the bar shows how much of the file is sent; sent piece by piece, it arrives whole @all', async ({
  page,
  server,
  http2,
}) => {
  needs('streamed uploads');
  await openLargeSeats(page, server, http2.url);
  await openCsv(page);
  const file = [header, ...Array.from({ length: 100 }, () => `${'Fay '.repeat(1000)},fay@x.example,,Germany`)].join(
    '\n',
  );
  await chooseFile(page, file);
  await expect(preview(page).getByText('100 rows, 4 columns')).toBeVisible();
  const { received, release } = holdUploads(http2);
  await assign(page).click();
  await expect.poll(async () => Number(await bar(page).getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  expect(Number(await bar(page).getAttribute('aria-valuenow'))).toBeLessThan(100);
  await expect(
    modal(page)
      .getByRole('paragraph')
      .filter({ hasText: /^Uploading: \d+ %$/ }),
  ).toBeVisible();
  release();
  await expect(modal(page).locator('.d-tone-danger .d-notice-text')).toHaveText(/^Seat count exceeded/);
  expect(received.map((text) => text === file)).toEqual([true]);
});
