import { oldLibraries } from '../support/old-libraries.ts';
import { expect, pageWith, test } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { signUp } from '../support/sign-up.ts';

// For changes of the page after dict.js has run: captured.spec.ts.
for (const [name, script] of Object.entries(oldLibraries)) {
  test(`HOST-05 ${name} before ours: the whole signup works, and its password is the one that was typed${name === 'jQuery 1' ? '' : ' @all'}`, async ({
    page,
    origins,
  }) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    const library = '<script src="/library.js"></script>';
    const site = await servePages({
      '/': { html: pageWith(origins, '<dict-signup product="dictation"></dict-signup>', library) },
      '/library.js': { html: script, headers: { 'Content-Type': 'text/javascript' } },
    });
    await page.goto(site.url);
    const sent = page.waitForRequest((request) => request.postData()?.includes('"Password"') ?? false);
    await signUp(page, origins.service);
    expect((await sent).postData()).toContain('"Password":"U2FuZGJveDIwMjY="');
    expect(thrown).toEqual([]);
    await site.close();
  });
}
