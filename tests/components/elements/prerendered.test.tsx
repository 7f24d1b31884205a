import { expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { define } from '../../../src/elements/tags/define.ts';
import { elements, type DictTagNameMap } from '../../../src/elements/tags/elements.ts';
import { renderElement } from '../../../src/elements/tags/server.tsx';
import * as ar from '../../../src/languages/ar/access.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { field as fieldOf } from '../support/screen.ts';

/* Every element rendered on a server is hydrated on a page of a signed-out visitor. */

sandboxPage();

/** Where a person types. */
const typable = 'input:not([type=checkbox], [type=radio], [type=file], [readonly]), textarea';

const drawings = elements.flatMap(({ tag, isProtected }) => {
  const states = isProtected ? (['signed-out', 'loading'] as const) : (['loading'] as const);
  return states.map((state) => [tag as keyof DictTagNameMap, state] as const);
});

// No retries: at a second try the tag would be defined already, and nothing would be hydrated.
test.each(drawings)(
  '<%s> that a server rendered %s is hydrated as the visitor left it',
  { retry: 0 },
  async (tag, state) => {
    document.body.setHTMLUnsafe(await renderElement(tag, { state, cdn: '/cdn' }));
    const element = document.querySelector<HTMLElementTagNameMap['dict-login']>(tag)!;
    const root = element.shadowRoot!.querySelector('.d-root')!;
    const nodes = [...root.querySelectorAll('*')];
    const field = root.querySelector<HTMLInputElement>(typable);
    const troubles: string[] = [];
    element.addEventListener(
      'dict-error',
      ({ detail }) => detail.code === 'hydration' && troubles.push(detail.message),
    );
    if (field) field.value = '12';
    field?.focus();
    const hasFocus = element.shadowRoot!.activeElement === field;

    await define(tag);
    await element.ready;
    expect(troubles).toEqual([]);
    if (state === 'signed-out') expect(nodes.every((node) => node.isConnected)).toBe(true);
    if (!field?.isConnected) return;
    expect(field.value).toBe('12');
    expect(element.shadowRoot!.activeElement === field).toBe(hasFocus);
  },
);

test('a view that is prerendered in another language is rendered again, and keeps the typed text', async () => {
  const markup = await renderElement('dict-signup', { language: 'en', cdn: '/cdn' });
  document.body.setHTMLUnsafe(markup.replace('lang="en"', 'lang="ar"'));
  const element = document.querySelector('dict-signup')!;
  const root = element.shadowRoot!.querySelector<HTMLElement>('.d-root')!;
  const trouble = vi.fn();
  element.addEventListener('dict-error', trouble);
  root.querySelector<HTMLInputElement>('[name=fullName]')!.value = 'Ada Lovelace';
  await define('dict-signup');
  await expect.element(screen.getByRole('heading', { name: ar.signup.title })).toBeVisible();
  expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
  await expect.element(fieldOf(ar.signup.fullName)).toHaveValue('Ada Lovelace');
  expect(trouble).not.toHaveBeenCalled();
});
