import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import Carousel from '../../../../src/elements/signup/Carousel.tsx';
import { complaints, focused, said, renderInRoot } from './kit-render.tsx';

const slides = ['One', 'Two', 'Three'].map((name) => ({
  key: name,
  content: <p style={{ inlineSize: '80vw' }}>{name}</p>,
}));

/** The slide that the list shows as a whole; there is room for one. */
const shown = (host: HTMLElement) => {
  const list = host.shadowRoot!.querySelector('ul')!;
  const view = list.getBoundingClientRect();
  const isWhole = ({ left, right }: DOMRect) => left >= view.left - 1 && right <= view.right + 1;
  return [...list.children].find((slide) => isWhole(slide.getBoundingClientRect()))?.textContent;
};

async function open(options?: Parameters<typeof renderInRoot>[1]) {
  const clock = createControlledClock();
  await restPointer();
  const { host } = renderInRoot(<Carousel label="Our partners" slides={slides} clock={clock} />, options);
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  return { host, clock };
}

/** Moves the pointer away from the carousel, which would pause below it. */
async function restPointer() {
  const corner = document.createElement('p');
  corner.textContent = 'Elsewhere';
  corner.style.cssText = 'position: fixed; inset: auto 0 0 auto';
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
}

describe('A11Y-16 a carousel', () => {
  test('moves by itself, and begins again after its end [ACC-2.22 ACC-9.14]', async () => {
    const { host, clock } = await open();
    await expect.poll(() => clock.running()).toBe(1);
    for (const name of ['Two', 'Three', 'One']) {
      clock.advance(5000);
      await expect.poll(() => shown(host)).toBe(name);
    }
    expect(await complaints(host)).toEqual([]);
  });

  test('has its pause button first, and pauses under the pointer and while it has the focus', async () => {
    const { host, clock } = await open();
    await userEvent.hover(page.getByText('One'));
    await expect.poll(() => clock.running()).toBe(0);
    await restPointer();
    await expect.poll(() => clock.running()).toBe(1);
    await userEvent.tab();
    expect(focused(host)?.getAttribute('aria-label')).toBe('Pause');
    await expect.poll(() => clock.running()).toBe(0);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.tab({ shift: true });
    expect(focused(host)).toBe(null);
    expect(clock.running()).toBe(0);
  });

  test.each(['ltr', 'rtl'] as const)(
    'moves forward and back with its buttons, and says where it is, %s',
    async (dir) => {
      const { host } = await open({ dir });
      await userEvent.click(page.getByRole('button', { name: 'Next' }));
      await expect.poll(() => shown(host)).toBe('Two');
      await expect.poll(() => said(host)).toBe('2 of 3');
      await userEvent.click(page.getByRole('button', { name: 'Previous' }));
      await expect.poll(() => shown(host)).toBe('One');
    },
  );

  test('continues from where a visitor has scrolled to', async () => {
    const { host } = await open();
    host.shadowRoot!.querySelector('ul')!.scrollTo({ left: 10_000, behavior: 'instant' });
    await expect.poll(() => shown(host)).toBe('Three');
    await userEvent.click(page.getByRole('button', { name: 'Previous' }));
    await expect.poll(() => shown(host)).toBe('Two');
  });

  test('has no buttons if all slides fit', async () => {
    const { host } = renderInRoot(<Carousel label="Our partners" slides={slides.slice(0, 1)} />);
    await expect.poll(() => shown(host)).toBe('One');
    expect(host.shadowRoot?.querySelectorAll('button')).toHaveLength(0);
  });
});
