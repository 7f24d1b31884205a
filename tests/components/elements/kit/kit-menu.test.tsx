import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MenuExample } from '../../../../stories/kit/OverlayExamples.tsx';
import { Tabs } from '../../../../src/elements/kit/controls/Tabs.tsx';
import { TabsExample } from '../../../../stories/kit/TabsExample.tsx';
import { emulateMedia } from '../../support/browser-tools.ts';
import { complaints, focused, renderInRoot } from './kit-render.tsx';

const opener = () => page.getByRole('button', { name: 'Assign User' });

test('A11Y-21 a menu is operated by the keyboard and returns the focus', async () => {
  const onSelect = vi.fn();
  const { host } = renderInRoot(<MenuExample onSelect={onSelect} />);
  opener().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu', { name: 'Assign User' })).toBeVisible();
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => focused(host)?.textContent).toBe('Change user');
  expect(await complaints(host)).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  expect(focused(host)?.textContent).toBe('Delete account');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused(host)?.textContent).toBe('Change user');
  await userEvent.keyboard('d');
  expect(focused(host)?.textContent).toBe('Delete account');
  await userEvent.keyboard('{Enter}');
  expect(onSelect.mock.calls).toEqual([['Delete account']]);
  expect(focused(host)).toBe(opener().element());
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['{ArrowDown}', 'Change user'],
  ['{ArrowUp}', 'Delete account'],
])('A11Y-21 %s on a menu button opens it at the item %s', async (key, item) => {
  const { host } = renderInRoot(<MenuExample />);
  opener().element().focus();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole('menu', { name: 'Assign User' })).toBeVisible();
  await expect.poll(() => focused(host)?.textContent).toBe(item);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu', { name: 'Assign User' })).not.toBeInTheDocument();
  expect(focused(host)).toBe(opener().element());
});

test('HOST-17 a menu is not clipped by a box that hides its overflow, and is beside its button', async () => {
  const { host } = renderInRoot(<MenuExample />);
  host.style.cssText =
    'overflow: hidden; block-size: 44px; transform: translateX(30px); zoom: 1.25; display: block; margin-block-start: 100px';
  await userEvent.click(opener());
  const menu = page.getByRole('menu', { name: 'Assign User' });
  await expect.element(menu).toBeVisible();
  await expect
    .poll(() =>
      Math.abs(menu.element().getBoundingClientRect().top - opener().element().getBoundingClientRect().bottom),
    )
    .toBeLessThan(12);
  expect(
    Math.abs(menu.element().getBoundingClientRect().left - opener().element().getBoundingClientRect().left),
  ).toBeLessThan(4);
  const last = page.getByRole('menuitem', { name: 'Delete account' }).element().getBoundingClientRect();
  expect(document.elementFromPoint(last.left + 10, last.top + 10)).toBe(host);
});

test('tabs are one stop, and arrows select', async () => {
  const { host } = renderInRoot(<TabsExample />);
  const assigned = page.getByRole('tab', { name: 'Assigned' });
  page.getByRole('tab', { name: 'Purchased' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(assigned).toHaveAttribute('aria-selected', 'true');
  expect(focused(host)).toBe(assigned.element());
  await expect.element(page.getByRole('tabpanel', { name: 'Assigned' })).toHaveTextContent('Assigned to you');
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('tabpanel', { name: 'Purchased' })).toBeVisible();
});

test('A11Y-24 in forced colours the selected tab has a background of its own', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  renderInRoot(<TabsExample />);
  const ground = (name: string) => getComputedStyle(page.getByRole('tab', { name }).element()).backgroundColor;
  await expect.element(page.getByRole('tab', { name: 'Purchased' })).toHaveAttribute('aria-selected', 'true');
  expect(ground('Purchased')).not.toBe(ground('Assigned'));
  await emulateMedia({});
});

test('A11Y-26 on a right-to-left page the arrow keys follow the visual order', async () => {
  // Of two tabs, either arrow would lead to the other.
  const tabs = ['First', 'Second', 'Third'].map((label) => ({ id: label, label }));
  const onSelect = vi.fn();
  renderInRoot(
    <Tabs label="Three" tabs={tabs} selected="First" onSelect={onSelect}>
      <p>The panel</p>
    </Tabs>,
    { dir: 'rtl' },
  );
  page.getByRole('tab', { name: 'First' }).element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onSelect.mock.calls).toEqual([['Second']]);
});
