import { filesIn } from '../../build/built.ts';
import { expect, pageWith, test } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';

test('every chunk of the CDN runs, whichever of them is loaded first @all', async ({ page, origins }) => {
  const site = await servePages({ '/': { html: pageWith(origins, '') } });
  for (const file of filesIn('dist/cdn/chunks', '.js')) {
    await page.goto(site.url);
    const address = file.replace('dist/cdn', origins.cdn);
    const failure = await page.evaluate(
      (url) =>
        import(/* @vite-ignore */ url).then(
          () => null,
          (error: unknown) => String(error),
        ),
      address,
    );
    expect(failure, file).toBeNull();
  }
  await site.close();
});
