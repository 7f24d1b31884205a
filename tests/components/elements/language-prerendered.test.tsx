import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { define } from '../../../src/elements/tags/define.ts';
import { renderElement } from '../../../src/elements/tags/server.tsx';
import * as ar from '../../../src/languages/ar/access.ts';
import * as de from '../../../src/languages/de/access.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { field } from '../support/screen.ts';

/* Prerendered views by language. The first test finds the tag undefined, and the texts of both languages not loaded. */

sandboxPage();

const rendered = (language: string) => renderElement('dict-signup', { language, cdn: '/cdn' });

async function put(markup: string) {
  document.body.setHTMLUnsafe(markup);
  const element = document.querySelector('dict-signup')!;
  const root = element.shadowRoot!.querySelector<HTMLElement>('.d-root')!;
  const form = root.querySelector('form')!;
  form.querySelector<HTMLInputElement>('[name=fullName]')!.value = 'Ada Lovelace';
  await define('dict-signup');
  await element.ready;
  return { root, isKept: () => root.contains(form) };
}

test('a view that is prerendered in the language of the page is hydrated', async () => {
  const markup = await rendered('de-AT');
  expect(markup).toMatch(/^<dict-signup lang="de-AT".*<div class="d-root" part="root" lang="de" dir="ltr"/s);
  const { root, isKept } = await put(markup);
  expect(isKept()).toBe(true);
  expect([root.lang, root.dir]).toEqual(['de', 'ltr']);
  await expect.element(screen.getByRole('heading', { name: de.signup.title })).toBeVisible();
  await expect.element(field(de.signup.fullName)).toHaveValue('Ada Lovelace');
});

test('a view that is prerendered in another language is rendered again, and keeps the typed text', async () => {
  const markup = await rendered('en');
  const { root, isKept } = await put(markup.replace('<dict-signup lang="en"', '<dict-signup lang="ar"'));
  await expect.element(screen.getByRole('heading', { name: ar.signup.title })).toBeVisible();
  expect(isKept()).toBe(false);
  expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
  await expect.element(field(ar.signup.fullName)).toHaveValue('Ada Lovelace');
});

test('A11Y-30 Arabic is right to left and named before any script', async () => {
  expect(await rendered('ar')).toContain('<div class="d-root" part="root" lang="ar" dir="rtl"');
});
