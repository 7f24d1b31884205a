import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { contrast, hexOf } from '../../../../.storybook/docs/tokens.ts';
import { FormExample } from '../../../../stories/kit/FormExample.tsx';
import { randomOf } from '../../../support/random-of.ts';
import { pageCss } from '../../support/page-css.ts';
import { renderInRoot } from './kit-render.tsx';

/* A page sets `--dict-accent` alone: everything else about the accent follows from it, with enough contrast. */

const setTokens = (scheme: string, tokens: string) => pageCss(`html { color-scheme: ${scheme}; ${tokens} }`);

/** Text needs 4.5, borders and the focus ring 3. The border of a filled button is the accent, like the ring. */
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
  test('A11Y-24 keeps the contrast of text, borders and focus with any accent', () => {
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
