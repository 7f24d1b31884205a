import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useElement } from '../../src/elements/kit/context.ts';
import { createElementClass, type LaterSteps } from '../../src/elements/kit/register.tsx';

test('a journey goes on in place at its paths and below them', async () => {
  const find = vi.fn<LaterSteps['find']>(() => Promise.resolve({ tag: 'x-next', attributes: { id: 'next' } }));
  const laterSteps = { find, focusOn: () => Promise.resolve(), isRoute: () => Promise.resolve(true) };
  const View = () => {
    const { navigate } = useElement();
    const to = '/subscription/5001/seatuser?subscriptionId=7';
    return <button onClick={() => navigate(to)}>Seats</button>;
  };
  const definition = {
    tag: 'x-journey',
    says: '',
    attributes: {},
    events: [],
    journey: ['/subscription'],
    view: () => Promise.resolve({ default: View }),
  } as const;
  customElements.define('x-journey', createElementClass(definition, { default: View }, laterSteps));
  const element = document.createElement('x-journey');
  document.body.append(element);
  await page.getByRole('button', { name: 'Seats' }).click();
  await expect.poll(() => element.shadowRoot!.querySelector('x-next')?.id).toBe('next');
  expect(find).toHaveBeenCalledWith('/subscription/5001/seatuser?subscriptionId=7', {});
  element.remove();
});
