import { expect, test } from 'vitest';
import { define } from '../../../src/elements/tags/define.ts';
import { elements, type DictTagNameMap } from '../../../src/elements/tags/elements.ts';
import { renderElement } from '../../../src/elements/tags/server.tsx';
import { sandboxPage } from '../support/sandbox-page.ts';

/* Every element rendered on a server is hydrated on a page of a signed-out visitor. */

sandboxPage();

/** Where a person types. */
const typable = 'input:not([type=checkbox], [type=radio], [type=file], [readonly]), textarea';

const drawings = elements.flatMap(({ tag, isProtected }) => {
  const states = isProtected ? (['signed-out', 'loading'] as const) : (['loading'] as const);
  return states.map((state) => [tag as keyof DictTagNameMap, state] as const);
});

// Without a second try: the tag would be defined already, and nothing would be hydrated.
test.each(drawings)(
  '<%s> that a server rendered %s is hydrated: all nodes of a signed-out view, the typed text and the focus stay',
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
