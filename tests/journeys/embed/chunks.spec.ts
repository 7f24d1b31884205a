import { filesIn } from '../../build/built.ts';
import { expect, pageWith, test } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';

test('every chunk of the CDN runs, whichever of them is loaded first @all', async ({ page, origins }) => {
  const site = await servePages({ '/': { html: pageWith(origins, '') } });
  await page.goto(site.url);
  const files = filesIn('dist/cdn/chunks', '.js').map((file) => file.replace('dist/cdn', origins.cdn));
  // Each frame has modules of its own.
  const failures = await page.evaluate(async (urls) => {
    const failed: string[] = [];
    for (const url of urls) {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const own = frame.contentWindow as unknown as { eval(code: string): Promise<object> };
      await own
        .eval(`import(${JSON.stringify(url)})`)
        .catch((error: unknown) => failed.push(`${url} ${String(error)}`));
      frame.remove();
    }
    return failed;
  }, files);
  expect(failures).toEqual([]);
  await site.close();
});
