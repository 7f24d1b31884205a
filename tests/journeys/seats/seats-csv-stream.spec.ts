import type { Page } from 'playwright/test';
import { needs } from '../../support/engines/instruments.ts';
import { serveHttp2 } from '../../support/http2-server.ts';
import { defaultConfiguration, expect, test as base } from '../support/console.ts';
import { assign, modal, openLargeCsv, preview, rowsOf, team, trouble } from './seats-csv-screen.ts';
import { chooseFile, toast } from './seats-screen.ts';

/* The upload to a service that speaks HTTP/2, on an origin of its own: only there can the browser report progress. */

interface Http2Service {
  readonly url: string;
  answer: (request: Request) => Promise<Response>;
}

const test = base.extend<{ isTimingAllowed: boolean; http2: Http2Service }>({
  ignoreHTTPSErrors: true,
  isTimingAllowed: [true, { option: true }],
  http2: async ({ isTimingAllowed }, use) => {
    const service = { url: '', answer: async (_request: Request) => Response.error() };
    const server = await serveHttp2(async (request) => {
      const answered = await service.answer(request);
      const headers = new Headers(answered.headers);
      if (isTimingAllowed) headers.set('Timing-Allow-Origin', '*');
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
function holdUploads(http2: Http2Service): () => void {
  const { answer } = http2;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  http2.answer = async (request) => {
    if (request.method === 'POST' && request.url.includes('AssignSeatsByCSV')) await released;
    return answer(request);
  };
  return release;
}

test('A11Y-07 if the browser can measure it, the bar shows how much of the file is sent @all', async ({
  page,
  server,
  http2,
}) => {
  needs('streamed uploads');
  await openLargeCsv(page, server, http2.url);
  await chooseFile(page, rowsOf(60_000));
  await expect(preview(page).getByText('60,000 rows, 4 columns')).toBeVisible({ timeout: 30_000 });
  const release = holdUploads(http2);
  await assign(page).click();
  await expect.poll(async () => Number(await bar(page).getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  expect(Number(await bar(page).getAttribute('aria-valuenow'))).toBeLessThan(100);
  await expect(
    modal(page)
      .getByRole('paragraph')
      .filter({ hasText: /^Uploading: \d+ %$/ }),
  ).toBeVisible();
  release();
  await expect(trouble(page)).toHaveText(/^Seat count exceeded/);
});

test('a file that was sent piece by piece arrives whole @all', async ({ page, server, http2 }) => {
  await openLargeCsv(page, server, http2.url);
  await chooseFile(page, team);
  await assign(page).click();
  await expect(toast(page, 'Assigned seats to 2 users')).toBeVisible();
});

test.describe('a service that does not reveal its protocol', () => {
  test.use({ isTimingAllowed: false });

  test('gets the file in one piece, and the bar is indeterminate @all', async ({ page, server, http2 }) => {
    await openLargeCsv(page, server, http2.url);
    await chooseFile(page, team);
    const release = holdUploads(http2);
    await assign(page).click();
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).not.toHaveAttribute('aria-valuenow');
    release();
    await expect(toast(page, 'Assigned seats to 2 users')).toBeVisible();
  });
});
