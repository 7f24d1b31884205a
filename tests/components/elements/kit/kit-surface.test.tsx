import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Skeleton } from '../../../../src/elements/kit/feedback/Skeleton.tsx';
import { Toast } from '../../../../src/elements/kit/feedback/Toast.tsx';
import { FormExample } from '../../../../stories/kit/FormExample.tsx';
import { TableExample, rowsOf } from '../../../../stories/kit/TableExample.tsx';
import { emulateMedia } from '../../support/browser-tools.ts';
import { pageCss } from '../../support/page-css.ts';
import { renderInRoot } from './kit-render.tsx';

afterEach(async () => {
  await emulateMedia({});
  await page.viewport(414, 896);
});

const rootOf = (host: HTMLElement) => host.shadowRoot!.querySelector<HTMLElement>('.d-root')!;

/** Every computed property of every node. */
const looks = (host: HTMLElement) =>
  [rootOf(host), ...rootOf(host).querySelectorAll('*')].map((node) => {
    const style = getComputedStyle(node);
    return Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)]));
  });

describe('HOST-01 a hostile page', () => {
  test.each([
    [
      'inherited everything',
      'html { -webkit-text-fill-color: red; color: red; font: italic 30px/3 serif; letter-spacing: 9px; text-transform: uppercase; word-spacing: 9px; text-align: right; text-indent: 40px; white-space: pre; cursor: none; user-select: none; pointer-events: none; text-shadow: 2px 2px red; hyphens: auto; list-style: square; -webkit-font-smoothing: antialiased; tab-size: 1; quotes: none; text-wrap: nowrap; line-break: anywhere }',
    ],
    [
      'important rules for everything',
      '*, *::before, *::after { all: unset !important; margin: 30px !important; box-sizing: content-box !important; color: red !important; transition: all 9s !important; animation: none !important } *:focus { outline: none !important }',
    ],
    ['a rem of 10 px', 'html { font-size: 62.5% }'],
    ['a writing mode', 'html { writing-mode: vertical-rl }'],
  ])('with %s changes nothing inside', async (_, css) => {
    await page.viewport(800, 900);
    // The page decides how much room the element gets; the rest is ours.
    const frame =
      'div { display: block !important; inline-size: 600px !important; block-size: auto !important; writing-mode: horizontal-tb !important; margin: 0 !important; width: 600px !important }';
    pageCss(frame);
    const { host } = renderInRoot(<FormExample />);
    const before = looks(host);
    pageCss(`${css} ${frame}`);
    const after = looks(host);
    const differences = after.flatMap((style, at) =>
      Object.entries(style)
        .filter(([name, value]) => before[at]?.[name] !== value)
        .map(([name, value]) => `${name}: ${before[at]?.[name]} → ${value}`),
    );
    expect([...new Set(differences)]).toEqual([]);
  });

  test('HOST-04 is hidden if the page hides it', async () => {
    pageCss('div { visibility: hidden }');
    const { host } = renderInRoot(<FormExample />);
    expect(getComputedStyle(rootOf(host)).visibility).toBe('hidden');
  });
});

describe('a page’s choices', () => {
  test('A11Y-24 the dark theme is the page’s color-scheme', async () => {
    const { host } = renderInRoot(<FormExample />);
    expect(getComputedStyle(rootOf(host)).color).toBe('rgb(22, 33, 44)');
    pageCss('html { color-scheme: dark }');
    expect(getComputedStyle(rootOf(host)).color).toBe('rgb(230, 237, 243)');
    expect(getComputedStyle(rootOf(host)).backgroundColor).toBe('rgb(15, 23, 32)');
  });
});

describe('a visitor’s choices', () => {
  test('A11Y-25 nothing moves with prefers-reduced-motion', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    const { host } = renderInRoot(
      <>
        <FormExample />
        <Skeleton />
        <Toast text="Saved" onDismiss={() => {}} />
      </>,
    );
    expect(rootOf(host).querySelectorAll('.d-skeleton, .d-toast')).toHaveLength(2);
    const moving = [...rootOf(host).querySelectorAll('*')].filter((node) => {
      const { transitionDuration, animationName } = getComputedStyle(node);
      return animationName !== 'none' || transitionDuration.split(', ').some((duration) => duration !== '0s');
    });
    expect(moving).toEqual([]);
  });

  test('A11Y-24 in forced colors controls keep their edges', async () => {
    await emulateMedia({ 'forced-colors': 'active' });
    renderInRoot(<FormExample />);
    for (const control of [
      page.getByRole('button', { name: 'Create account' }),
      page.getByRole('textbox', { name: 'Email' }),
    ]) {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(control.element());
      expect(borderTopWidth).toBe('1px');
      expect(borderTopColor).not.toBe(backgroundColor);
    }
  });

  test('prefers-contrast: more makes lines and quiet text as strong as text', async () => {
    await emulateMedia({ 'prefers-contrast': 'more' });
    const { host } = renderInRoot(<TableExample rows={rowsOf(2)} />);
    const heading = host.shadowRoot!.querySelector('thead th, caption')!;
    expect(getComputedStyle(heading).color).toBe('rgb(22, 33, 44)');
  });
});
