import { filesIn, root } from '../../build/built.ts';
import { serveFolder } from '../../support/serve-folder.ts';
import { hold, holdChunk } from '../support/hold-chunk.ts';
import { expect, pageWith, signup, test } from '../support/origins.ts';
import { fillSignup, signUp } from '../support/sign-up.ts';

/* Files of the library that failed to load are loaded again on the same page, although browsers remember failed modules. */

test(
  'a form whose code failed to load comes by itself when the browser is online again',
  { tag: '@NET-31' },
  async ({ page, origins, open, reports }) => {
    // The form's chunk imports that of React, so it fails too.
    (await holdChunk(page, 'react')).lose();
    await open(pageWith(origins, '<dict-signup product="dictation"><p>Write to us.</p></dict-signup>'));
    await expect.poll(() => reports.codes).toContain('load');
    await expect(page.getByText('Write to us.')).toBeVisible();
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await expect.poll(() => reports.codes.filter((code) => code === 'load').length).toBe(2);
    await page.unrouteAll();
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await signUp(page, origins.service);
  },
);

test(
  'a form whose code was cut off once while the browser is online comes by itself, without an error',
  { tag: '@NET-31' },
  async ({ page, origins, open, reports }) => {
    await page.route('**/chunks/react-*', (route) => route.abort('connectionreset'), { times: 1 });
    await open(pageWith(origins, signup));
    await signUp(page, origins.service);
    expect(reports.codes).toEqual([]);
  },
);

test(
  'what was typed into an early form is still there when its code comes after a failure',
  { tag: '@NET-31' },
  async ({ page, origins, open }) => {
    const chunks = await hold(page, '**/chunks/**');
    await open(pageWith(origins, '<dict-signup product="dictation"><p>Write to us.</p></dict-signup>'));
    await page.getByLabel('Full name').fill('Ada Rao');
    await page.getByRole('checkbox').uncheck();
    chunks.lose();
    await expect(page.getByText('Write to us.')).toBeVisible();
    await page.unrouteAll();
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'ready');
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Rao');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
  },
);

test(
  'a form whose code was cut off half way comes by itself when the browser is online again',
  { tag: ['@NET-31', '@SEC-19'] },
  async ({ page, origins, open, reports }) => {
    let isCut = true;
    const { url: cdn, close } = await serveFolder(`${root}dist/cdn`, async (path, answer) =>
      isCut && path.startsWith('/chunks/react-') ? new Response(cutOff(await answer.bytes()), answer) : answer,
    );
    await open(pageWith({ ...origins, cdn }, '<dict-signup product="dictation"><p>Write to us.</p></dict-signup>'));
    await expect.poll(() => reports.codes).toEqual(['integrity']);
    expect(reports.ours().join()).toContain('came incomplete, or is not what was built');
    await expect(page.getByText('Write to us.')).toBeVisible();
    isCut = false;
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await signUp(page, origins.service);
    await close();
  },
);

const empties = {
  'takes the links from its head': () => document.querySelectorAll('head > link').forEach((each) => each.remove()),
  'writes itself anew': () => {
    document.open();
    document.close();
    document.body.append(document.createElement('dict-login'));
  },
};

// The first is what Turbo and Astro's router do at each visit (hotwired/turbo#719, withastro/astro#15465).
for (const [what, empty] of Object.entries(empties))
  test(
    `a form on a page that ${what} while its code loads becomes usable`,
    { tag: ['@NET-31', '@HOST-09'] },
    async ({ page, origins, open, reports }) => {
      const chunks = await hold(page, '**/chunks/**');
      await open(pageWith(origins, '<dict-login></dict-login>'));
      await expect.poll(chunks.isAsked).toBe(true);
      await page.evaluate(empty);
      chunks.release();
      await expect(page.locator('dict-login')).toHaveAttribute('data-state', 'ready');
      expect(reports.codes).toEqual([]);
    },
  );

/** The first half of a body, after which the server ends the connection. */
function cutOff(body: Uint8Array): ReadableStream {
  const parts = [body.subarray(0, body.length / 2)];
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.error(new Error('cut'));
    },
  });
}

test('a next step that failed to load comes by Try again', { tag: '@NET-31' }, async ({ page, origins, open }) => {
  (await holdChunk(page, 'Otp')).lose();
  await open(pageWith(origins, signup));
  await fillSignup(page);
  await expect(page.locator('.d-notice-text')).toHaveText('The next step could not be loaded. Please try again.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
});

test(
  'a next step that failed to load comes by itself when the browser is online again',
  { tag: '@NET-31' },
  async ({ page, origins, open }) => {
    (await holdChunk(page, 'Otp')).lose();
    await open(pageWith(origins, signup));
    await fillSignup(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unrouteAll();
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  },
);

test(
  'a file that failed to load and then differs from the build does not run',
  { tag: ['@SEC-19', '@SEC-21'] },
  async ({ page, origins, open, reports }) => {
    const react = filesIn('dist/cdn/chunks', '.js').find((file) => file.includes('/react-'))!;
    let isThere = false;
    const cdn = await serveFolder(`${root}dist/cdn`, async (path, answer) => {
      if (!react.endsWith(path)) return answer;
      const altered = `globalThis.alteredRan = true;${await answer.text()}`;
      return isThere ? new Response(altered, answer) : new Response('', { status: 404 });
    });
    await open(pageWith({ ...origins, cdn: cdn.url }, signup));
    await expect.poll(() => reports.codes).toEqual(['load']);
    isThere = true;
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await expect.poll(() => reports.codes).toEqual(['load', 'integrity']);
    expect(await page.evaluate(() => Reflect.has(globalThis, 'alteredRan'))).toBe(false);
    await cdn.close();
  },
);
