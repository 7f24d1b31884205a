import { oldLibraries } from '../support/old-libraries.ts';
import { expect, pageWith, test } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { signUp } from '../support/sign-up.ts';

for (const [name, script] of Object.entries(oldLibraries)) {
  for (const when of ['before', 'after'] as const) {
    test(`HOST-05 ${name} ${when} ours: the whole signup works, and its password is the one that was typed${when === 'before' && name === 'jQuery 1' ? '' : ' @all'}`, async ({
      page,
      origins,
    }) => {
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      const library = '<script src="/library.js"></script>';
      const html = pageWith(
        origins,
        '<dict-signup product="dictation"></dict-signup>',
        when === 'before' ? library : '',
      );
      const site = await servePages({
        '/': { html },
        '/library.js': { html: script, headers: { 'Content-Type': 'text/javascript' } },
      });
      await page.goto(site.url);
      await expect(page.getByLabel('Full name')).toBeVisible();
      if (when === 'after') await page.addScriptTag({ url: '/library.js' });
      const sent = page.waitForRequest((request) => request.postData()?.includes('"Password"') ?? false);
      await signUp(page, origins.service);
      expect((await sent).postData()).toContain('"Password":"U2FuZGJveDIwMjY="');
      expect(thrown).toEqual([]);
      await site.close();
    });
  }
}
