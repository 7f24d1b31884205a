import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';

/* A snippet of <dict-signup> on a slow network: the browser paints the first part of the document before it has the rest. */

const page = sandboxPage();

test('NET-26 nothing that is painted moves when the rest of the form arrives', async () => {
  await screen.viewport(760, 900);
  const element = await page.put('dict-signup', { product: 'dictation' });
  const root = element.shadowRoot!;
  const form = root.querySelector('form')!;
  const painted = [root.querySelector('.d-signup-headline')!, ...[...form.children].slice(0, 3)];
  const tops = () => painted.map((node) => Math.round(node.getBoundingClientRect().top));
  const whole = tops();
  const late = [...form.children].slice(3) as HTMLElement[];
  late.forEach((node) => node.style.setProperty('display', 'none'));
  expect(tops()).toEqual(whole);
  await screen.viewport(414, 896);
});
