import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useElement } from '../../../../src/elements/kit/context.ts';
import { register } from '../../../../src/elements/runtime/element-class.ts';
import type { RouteResolver } from '../../../../src/elements/runtime/journey.ts';
import { inPlace } from '../../../../src/elements/tags/in-place.ts';

/* The next step of a journey inside the same tag. */

const seats = '/subscription/5001/seatuser?subscriptionId=7';
const next = { tag: 'x-next', attributes: { id: 'next' } };

afterEach(() => document.body.replaceChildren());

/** Puts an element on the page whose one button leads to the seats. */
function put(tag: `x-${string}`, find: RouteResolver['find']): HTMLElement {
  const routeResolver = { find, focusOn: () => Promise.resolve(), isRoute: () => Promise.resolve(true) };
  const View = () => {
    const { navigate } = useElement();
    return <button onClick={() => navigate(seats)}>Seats</button>;
  };
  const view = { default: View };
  const definition = {
    tag,
    says: '',
    attributes: {},
    events: [],
    journey: ['/subscription'],
    view: () => Promise.resolve(view),
  };
  register(definition, view, routeResolver);
  const element = document.createElement(tag);
  document.body.append(element);
  return element;
}

const nextIn = (element: Element) => element.shadowRoot!.querySelector('x-next')?.id;

async function openStep(tag: `x-${string}`) {
  const element = put(tag, () => Promise.resolve(next));
  await page.getByRole('button', { name: 'Seats' }).click();
  await expect.poll(() => nextIn(element)).toBe('next');
  return { element, step: element.shadowRoot!.querySelector<HTMLElement>('x-next')! };
}

test('the page’s rules for parts apply to a step that has a shadow root of its own, such as the trial', async () => {
  const { step } = await openStep('x-parts');
  const style = document.createElement('style');
  style.textContent = 'x-parts::part(primary) { color: rgb(1, 2, 3) }';
  document.body.append(style);
  const button = document.createElement('button');
  button.setAttribute('part', 'primary');
  step.attachShadow({ mode: 'open' }).append(button);
  await expect.poll(() => getComputedStyle(button).color).toBe('rgb(1, 2, 3)');
});

test('a step has the language of its tag', async () => {
  const { element, step } = await openStep('x-language');
  for (const lang of ['de', '']) {
    element.lang = lang;
    await expect.poll(() => step.lang).toBe(lang);
  }
});

test(
  'a step that can’t be loaded is reported to the visitor and the page, and can be tried again',
  { tags: ['NET-09'] },
  async () => {
    const find = vi
      .fn<RouteResolver['find']>(() => Promise.resolve(next))
      .mockRejectedValueOnce(new TypeError('offline'));
    const element = put('x-lost', find);
    const received: unknown[] = [];
    element.addEventListener('dict-error', (event) => received.push((event as CustomEvent<unknown>).detail));
    await page.getByRole('button', { name: 'Seats' }).click();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(received).toEqual([expect.objectContaining({ code: 'load', call: '' })]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => nextIn(element)).toBe('next');
  },
);

test('a next step takes the focus to its heading, but not from a visitor who has moved on', async () => {
  const Step = () => <h2>Next step</h2>;
  const view = { default: Step };
  const routes = inPlace(() => Promise.resolve());
  register({ tag: 'x-heading', attributes: {}, events: [] }, view, routes);
  const element = document.createElement('x-heading');
  const elsewhere = document.createElement('input');
  document.body.append(element, elsewhere);
  elsewhere.focus();
  await routes.focusOn('x-heading', element);
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.blur();
  await routes.focusOn('x-heading', element);
  expect(element.shadowRoot!.activeElement?.textContent).toBe('Next step');
});
