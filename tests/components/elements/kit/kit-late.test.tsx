import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lazyView } from '../../../../src/elements/kit/lazy-view.tsx';
import QrCode from '../../../../src/elements/trial-active/QrCode.tsx';
import { renderInRoot } from './kit-render.tsx';

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

test('NET-09 a late view that fails to load is replaced, and the next one loads it again', async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve({ default: View })];
  const Late = lazyView(() => answers.shift()!, Lost);
  renderInRoot(<Late name="Ina" />);
  await expect.element(page.getByText('Ina is lost')).toBeVisible();
  renderInRoot(<Late name="Bo" />);
  await expect.element(page.getByText('View of Bo')).toBeVisible();
});

test('HOST-05 a QR code is left out where Prototype.js has replaced reduce, and what surrounds it stays', () => {
  using replaced = vi.spyOn(Array.prototype, 'reduce');
  replaced.mockImplementation(function (this: unknown[]) {
    return this;
  });
  const { host } = renderInRoot(['Links', <QrCode key="code" text="https://example.com" label="Code" />]);
  expect(host.shadowRoot!.querySelector('svg')).toBeNull();
  expect(host.shadowRoot!.textContent).toContain('Links');
});
