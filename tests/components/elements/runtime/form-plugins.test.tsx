import jquery from 'jquery/dist/jquery.js?raw';
import validation from 'jquery-validation/dist/jquery.validate.js?raw';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandboxPage } from '../../support/sandbox-page.ts';
import { isShown } from '../../support/screen.ts';
import { identifier, logIn, password, submit } from '../login-screen.ts';

/* Plugins of a page that validate all forms in the document, which finds those of elements in the light DOM. */

const page = sandboxPage();

declare global {
  var jQuery: (selector: string) => { each(act: (this: Element) => void): void; validate(): void };
}

beforeAll(() => {
  for (const text of [jquery, validation]) {
    const script = document.createElement('script');
    script.textContent = text;
    document.head.append(script);
  }
});

async function validated() {
  await page.put('dict-login', { light: '' });
  jQuery('form').each(function (this: Element) {
    (jQuery as unknown as (form: Element) => { validate(): void })(this).validate();
  });
}

test(
  'with jQuery Validation on all forms a login in the light DOM is sent at the first submit',
  { tags: ['HOST-05'] },
  async () => {
    await validated();
    await logIn();
    await expect.poll(() => page.visited).toContain('/subscription');
  },
);

test(
  'with jQuery Validation on all forms a login that was corrected is sent at once',
  { tags: ['HOST-05'] },
  async () => {
    await validated();
    await submit().click();
    await isShown('Enter password');
    await identifier().fill('retail@example.com');
    await password().fill('Sandbox2026');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => page.visited).toContain('/subscription');
  },
);

test(
  'a script that cancels the submit of all forms does not stop a login in the light DOM',
  { tags: ['HOST-05'] },
  async () => {
    const login = await page.put('dict-login', { light: '' });
    login.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
    await logIn();
    await expect.poll(() => page.visited).toContain('/subscription');
  },
);

test('a script that disables submit buttons once leaves a way to correct a login', { tags: ['HOST-05'] }, async () => {
  const login = await page.put('dict-login', { light: '' });
  login.querySelector('form')!.addEventListener('submit', () => {
    login.querySelector<HTMLButtonElement>('[type=submit]')!.disabled = true;
  });
  await logIn('retail@example.com', 'Wrong2026');
  await isShown('The email, mobile number or password is not correct.');
  await logIn();
  await expect.poll(() => page.visited).toContain('/subscription');
});
