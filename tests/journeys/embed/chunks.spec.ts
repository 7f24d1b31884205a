import { filesIn } from '../../build/built.ts';
import { expect, test } from '../support/origins.ts';

test('every chunk of the CDN runs, whichever of them is loaded first @all', async ({ page, origins, open }) => {
  await open('<!doctype html>');
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
});
