import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';

/* A snippet of <dict-signup> on a slow network: the browser paints the first part of the document before it has the rest. */

const page = sandboxPage();

test('NET-26 nothing that is painted moves when the rest of the form arrives; with-brand shows the console’s brand above it', async () => {
  await screen.viewport(760, 900);
  const element = await page.put('dict-signup', { product: 'dictation', 'with-brand': '' });
  const root = element.shadowRoot!;
  const brand = screen.getByText('Dictation Console').element().getBoundingClientRect();
  expect(brand.bottom).toBeLessThan(root.querySelector('.d-signup-headline')!.getBoundingClientRect().top);
  const form = root.querySelector('form')!;
  const painted = [root.querySelector('.d-signup-headline')!, ...[...form.children].slice(0, 3)];
  const tops = () => painted.map((node) => Math.round(node.getBoundingClientRect().top));
  const whole = tops();
  const late = [...form.children].slice(3) as HTMLElement[];
  late.forEach((node) => node.style.setProperty('display', 'none'));
  expect(tops()).toEqual(whole);
  await screen.viewport(414, 896);
});

test('the fields are evenly apart, before the first attempt and after it, and the element keeps its height', async () => {
  const element = await page.put('dict-signup', { product: 'dictation', layout: 'form' });
  const root = element.shadowRoot!;
  const height = element.offsetHeight;
  const gaps = () => {
    const boxes = [...root.querySelectorAll('.d-field')].map((field) => field.getBoundingClientRect());
    return boxes.slice(1).map(({ top }, at) => Math.round(top - boxes[at]!.bottom));
  };
  expect(new Set(gaps()).size).toBe(1);
  await screen.getByRole('button', { name: 'Create free account' }).click();
  await expect.poll(() => root.querySelectorAll('[aria-invalid]').length).toBe(4);
  expect(new Set(gaps()).size).toBe(1);
  expect(element.offsetHeight).toBe(height);
});
