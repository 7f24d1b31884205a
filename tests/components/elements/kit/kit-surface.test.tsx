import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Skeleton } from '../../../../src/elements/kit/feedback/Skeleton.tsx';
import { Toast } from '../../../../src/elements/kit/feedback/Toast.tsx';
import { contrast, hexOf } from '../../../../.storybook/docs/tokens.ts';
import { Notice } from '../../../../src/elements/kit/feedback/Notice.tsx';
import { Facts } from '../../../../src/elements/kit/lists/Facts.tsx';
import { lazyView } from '../../../../src/elements/kit/lazy-view.tsx';
import QrCode from '../../../../src/elements/trial-active/QrCode.tsx';
import { FormExample } from '../../../../stories/kit/FormExample.tsx';
import { TableExample, rowsOf } from '../../../../stories/kit/TableExample.tsx';
import { randomOf } from '../../../support/random-of.ts';
import { emulateMedia } from '../../support/browser-tools.ts';
import { pageCss } from '../../support/page-css.ts';
import { renderInRoot } from './kit-render.tsx';

describe('a surface', () => {
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

  describe('a hostile page', { tags: ['HOST-01'] }, () => {
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
      // Fixes the size of the element's place, the only thing that a page may decide.
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

    test('is hidden if the page hides it', { tags: ['HOST-04'] }, async () => {
      pageCss('div { visibility: hidden }');
      const { host } = renderInRoot(<FormExample />);
      expect(getComputedStyle(rootOf(host)).visibility).toBe('hidden');
    });
  });

  test('the dark theme is the page’s color-scheme', { tags: ['A11Y-24'] }, async () => {
    const { host } = renderInRoot(<FormExample />);
    expect(getComputedStyle(rootOf(host)).color).toBe('rgb(22, 33, 44)');
    pageCss('html { color-scheme: dark }');
    expect(getComputedStyle(rootOf(host)).color).toBe('rgb(230, 237, 243)');
    expect(getComputedStyle(rootOf(host)).backgroundColor).toBe('rgb(15, 23, 32)');
  });

  describe('a visitor’s choices', () => {
    test('nothing moves with prefers-reduced-motion', { tags: ['A11Y-25'] }, async () => {
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

    test('in forced colors controls keep their edges', { tags: ['A11Y-24'] }, async () => {
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
      expect(getComputedStyle(host.shadowRoot!.querySelector('thead th, caption')!).color).toBe('rgb(22, 33, 44)');
    });
  });
});

/* A page sets `--dict-accent` alone: everything else about the accent follows from it, with enough contrast. */

const setTokens = (scheme: string, tokens: string) => pageCss(`html { color-scheme: ${scheme}; ${tokens} }`);

/**
 * Foreground, background, and the contrast that they need: 4.5 for text, 3 for borders. The focus ring and the border of a
 * filled button have the colour 'accent', which is tested as text.
 */
const pairs = [
  ['on-accent', 'fill', 4.5],
  ['on-accent', 'fill-hover', 4.5],
  ['accent', 'surface', 4.5],
  ['accent', 'raised', 4.5],
  ['accent', 'sunken', 4.5],
  ['accent', 'accent-tint', 4.5],
  ['text', 'accent-tint', 4.5],
  ['quiet', 'accent-tint', 4.5],
  ['strong-line', 'accent-tint', 3],
] as const;
const names = [...new Set(pairs.flatMap(([front, back]) => [front, back]))];

function renderProbes(): () => ReadonlyMap<string, string> {
  const { host } = renderInRoot(<FormExample />);
  const root = host.shadowRoot!.querySelector('.d-root')!;
  const probes = names.map((name) => {
    const probe = document.createElement('i');
    probe.style.background = `var(--d-${name})`;
    root.append(probe);
    return [name, getComputedStyle(probe)] as const;
  });
  const canvas = new OffscreenCanvas(names.length, 1).getContext('2d', { willReadFrequently: true })!;
  return () => {
    for (const [at, [, style]] of probes.entries()) {
      canvas.fillStyle = style.backgroundColor;
      canvas.fillRect(at, 0, 1, 1);
    }
    const pixels = canvas.getImageData(0, 0, names.length, 1).data;
    const colourAt = (at: number) => hexOf(Array.from(pixels.subarray(4 * at, 4 * at + 3), (each) => each / 255));
    return new Map(names.map((name, at) => [name, colourAt(at)]));
  };
}

const random = randomOf(27);
const accents = ['#000000', '#ffffff', '#808080', '#0000ff', '#00ff00', '#ffff00', '#00ffff', '#ff00ff'];
for (let count = 0; count < 200; count += 1) accents.push(hexOf([random(), random(), random()]));

describe.each(['light', 'dark'] as const)('the %s theme', (scheme) => {
  test('keeps the contrast of text, borders and focus with any accent', { tags: ['A11Y-24'] }, () => {
    const colours = renderProbes();
    const poor = accents.flatMap((accent) => {
      setTokens(scheme, `--dict-accent: ${accent}`);
      const found = colours();
      return pairs
        .map(([front, back, needs]) => ({ front, back, needs, has: contrast(found.get(front)!, found.get(back)!) }))
        .filter(({ needs, has }) => has < needs)
        .map(({ front, back, has }) => `${accent}: ${front} on ${back} ${has.toFixed(2)}`);
    });
    expect(poor).toEqual([]);
  });

  test('fills buttons with it as it is, and keeps the tokens that a page sets beside it', () => {
    setTokens(scheme, '--dict-accent: light-dark(#ffd400, #e79bcb); --dict-on-accent: #330000');
    renderInRoot(<FormExample />);
    const button = page.getByRole('button', { name: 'Create account' }).element();
    const { backgroundColor, color } = getComputedStyle(button);
    const fill = scheme === 'light' ? 'rgb(255, 212, 0)' : 'rgb(231, 155, 203)';
    expect([backgroundColor, color]).toEqual([fill, 'rgb(51, 0, 0)']);
  });
});

/* Latin values and messages on a right-to-left page. */

/** The place of a part of an element's text on the screen. */
function placeOf(element: Element, part: string): DOMRect {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.textContent!.indexOf(part);
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + part.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`no ${part}`);
}

describe('on a right-to-left page', { tags: ['A11Y-26'] }, () => {
  test('an address keeps its house number in front', () => {
    renderInRoot(<Facts facts={[{ label: 'VAT', value: '12 Example Street' }]} />, { dir: 'rtl' });
    const address = page.getByRole('definition').element();
    expect(placeOf(address, '12').right).toBeLessThan(placeOf(address, 'Example').left);
  });

  test('a label in Latin letters keeps its full stop at its right side', () => {
    renderInRoot(<Facts facts={[{ label: 'USt-IdNr.', value: '12' }]} />, { dir: 'rtl' });
    const label = page.getByRole('term').element();
    expect(placeOf(label, '.').left).toBeGreaterThan(placeOf(label, 'IdNr').left);
  });

  test('an English message keeps its full stop at its right side', () => {
    renderInRoot(
      <Notice tone="info" isSilent>
        This code has expired.
      </Notice>,
      { dir: 'rtl' },
    );
    const message = page.getByText('This code has expired.').element();
    expect(placeOf(message, '.').right).toBeCloseTo(message.getBoundingClientRect().right, 0);
  });
});

const View = ({ name }: { readonly name: string }) => <p>View of {name}</p>;
const Lost = ({ name }: { readonly name: string }) => <p>{name} is lost</p>;

test('a late view is replaced by its fallback while it is loading', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const Late = lazyView(async () => (await arrival, { default: View }), Lost);
  renderInRoot(<Late name="Ina" fallback={<p>Loading</p>} />);
  await expect.element(page.getByText('Loading')).toBeVisible();
  arrive();
  await expect.element(page.getByText('View of Ina')).toBeVisible();
  await expect.element(page.getByText('Loading')).not.toBeInTheDocument();
});

test('a late view that fails to load is replaced, and the next one loads it again', { tags: ['NET-09'] }, async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve({ default: View })];
  const Late = lazyView(() => answers.shift()!, Lost);
  renderInRoot(<Late name="Ina" />);
  await expect.element(page.getByText('Ina is lost')).toBeVisible();
  renderInRoot(<Late name="Bo" />);
  await expect.element(page.getByText('View of Bo')).toBeVisible();
});

test(
  'a late view that failed to load comes by itself when the browser is online again',
  { tags: ['NET-31'] },
  async () => {
    const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve({ default: View })];
    const Late = lazyView(() => answers.shift()!, Lost);
    renderInRoot(<Late name="Ina" />);
    await expect.element(page.getByText('Ina is lost')).toBeVisible();
    dispatchEvent(new Event('online'));
    await expect.element(page.getByText('View of Ina')).toBeVisible();
  },
);

test(
  'a QR code is left out where Prototype.js has replaced reduce, and what surrounds it stays',
  { tags: ['HOST-05'] },
  () => {
    using replaced = vi.spyOn(Array.prototype, 'reduce');
    replaced.mockImplementation(function (this: unknown[]) {
      return this;
    });
    const { host } = renderInRoot(['Links', <QrCode key="code" text="https://example.com" label="Code" />]);
    expect(host.shadowRoot!.querySelector('svg')).toBeNull();
    expect(host.shadowRoot!.textContent).toContain('Links');
  },
);
