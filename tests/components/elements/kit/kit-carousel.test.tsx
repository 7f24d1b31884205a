import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import Carousel from '../../../../src/elements/signup/Carousel.tsx';
import { complaints, focused, said, renderInRoot } from './kit-render.tsx';

const slides = ['One', 'Two', 'Three'].map((name) => ({ key: name, content: <a href="#x">{name}</a> }));

const inView = (host: HTMLElement) =>
  [...(host.shadowRoot?.querySelectorAll('li') ?? [])]
    .filter((slide) => !slide.inert)
    .map((slide) => slide.textContent);

async function open() {
  const clock = createControlledClock();
  await restPointer();
  const { host } = renderInRoot(<Carousel label="Our partners" slides={slides} intervalMs={5000} clock={clock} />);
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
  test('moves by itself; slides out of view take no focus [ACC-2.22 ACC-9.14]', async () => {
    const { host, clock } = await open();
    await expect.poll(() => inView(host)).toEqual(['One']);
    await expect.poll(() => clock.running()).toBe(1);
    clock.advance(5000);
    await expect.poll(() => inView(host)).toEqual(['Two']);
    expect(await complaints(host)).toEqual([]);
  });

  test('has its pause button first, and pauses while it has the focus', async () => {
    const { host, clock } = await open();
    await userEvent.tab();
    expect(focused(host)?.getAttribute('aria-label')).toBe('Pause');
    await expect.poll(() => clock.running()).toBe(0);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.tab({ shift: true });
    expect(focused(host)).toBe(null);
    expect(clock.running()).toBe(0);
  });

  test('pauses under the pointer, and continues afterwards', async () => {
    const { host, clock } = await open();
    await userEvent.hover(page.getByRole('link', { name: 'One' }));
    await expect.poll(() => clock.running()).toBe(0);
    host
      .shadowRoot!.querySelector('.d-carousel')!
      .dispatchEvent(new PointerEvent('pointerout', { bubbles: true, composed: true, relatedTarget: document.body }));
    await expect.poll(() => clock.running()).toBe(1);
  });

  test('moves forward and back with its buttons, and announces its position', async () => {
    const { host } = await open();
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect.poll(() => inView(host)).toEqual(['Two']);
    await expect.poll(() => said(host)).toBe('2 of 3');
    await userEvent.click(page.getByRole('button', { name: 'Previous' }));
    await expect.poll(() => inView(host)).toEqual(['One']);
  });

  test('has no buttons if there is one slide', async () => {
    const { host } = renderInRoot(<Carousel label="Our partners" slides={slides.slice(0, 1)} />);
    await expect.poll(() => inView(host)).toEqual(['One']);
    expect(host.shadowRoot?.querySelectorAll('button')).toHaveLength(0);
  });
});
