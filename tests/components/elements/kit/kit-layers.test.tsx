import { act } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../../src/elements/kit/controls/Button.tsx';
import { Toast } from '../../../../src/elements/kit/feedback/Toast.tsx';
import { ConfirmDialog, Dialog } from '../../../../src/elements/kit/layers/Dialog.tsx';
import { closeTopLayers } from '../../../../src/elements/kit/layers/top-layer.ts';
import { Truncated } from '../../../../src/elements/kit/lists/Truncated.tsx';
import { Tabs } from '../../../../src/elements/kit/controls/Tabs.tsx';
import { DialogExample, MenuExample } from '../../../../stories/kit/OverlayExamples.tsx';
import { TabsExample } from '../../../../stories/kit/TabsExample.tsx';
import { emulateMedia } from '../../support/browser-tools.ts';
import { focused, renderInRoot, complaints } from './kit-render.tsx';

const opener = () => page.getByRole('button', { name: 'Edit full name' });
const dialog = () => page.getByRole('dialog', { name: 'Edit full name' });

describe('a dialog', { tags: ['A11Y-14'] }, () => {
  async function open() {
    const { host } = renderInRoot(<DialogExample />);
    await userEvent.click(opener());
    await expect.element(dialog()).toBeVisible();
    return host;
  }

  test('is named by its heading, and moves the focus to its first field', async () => {
    const host = await open();
    expect(focused(host)).toBe(page.getByRole('textbox', { name: 'Full name' }).element());
  });

  test('gives the focus back at Close', async () => {
    const host = await open();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(focused(host)).toBe(opener().element());
  });

  test('gives the focus back at Escape', async () => {
    const host = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(focused(host)).toBe(opener().element());
  });

  test('can open another dialog, which returns the focus to the first', async () => {
    const { host } = renderInRoot(<DialogExample />);
    await userEvent.click(opener());
    await userEvent.click(page.getByRole('button', { name: 'Update' }));
    await expect.element(page.getByRole('dialog', { name: 'Change the name?' })).toBeVisible();
    expect(focused(host)?.textContent).toBe('Cancel');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: 'Change the name?' })).not.toBeInTheDocument();
    await expect.element(dialog()).toBeVisible();
    expect(focused(host)?.textContent).toBe('Update');
  });

  test('in a part of the page that is hidden leaves the page usable, and is modal again when it is shown', async () => {
    const host = await open();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    onTestFinished(() => elsewhere.remove());
    await page.getByRole('textbox', { name: 'Full name' }).fill('Ina Example');
    host.style.display = 'none';
    await expect.poll(() => (elsewhere.focus(), document.activeElement)).toBe(elsewhere);
    host.style.display = '';
    await expect.poll(() => dialog().query()?.matches(':modal')).toBe(true);
    await expect.element(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ina Example');
    expect(focused(host)).toBe(page.getByRole('textbox', { name: 'Full name' }).element());
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('stays open when only the choice of a file was cancelled', async () => {
    renderInRoot(
      <Dialog title="Assign multiple users" onClose={() => document.body.append('closed')}>
        <input type="file" aria-label="CSV file" />
      </Dialog>,
    );
    const input = page.getByLabelText('CSV file');
    await expect.element(input).toBeVisible();
    input.element().dispatchEvent(new Event('cancel', { bubbles: true }));
    expect(document.body.textContent).not.toContain('closed');
  });
});

describe('an element that was removed while it renders', { tags: ['HOST-22'] }, () => {
  const name = 'Department of Cardiology of the Northern Region, ward 12 east';

  test('shows no toast, and fails at nothing', () => {
    const { host, rerender } = renderInRoot(<p />);
    host.remove();
    expect(() => rerender(<Toast text="Seat assigned." onDismiss={() => {}} />)).not.toThrow();
  });

  test('shows no tooltip, and fails at nothing', () => {
    const { host, getByRole } = renderInRoot(<Truncated text={name} />);
    const word = getByRole('button');
    expect(() =>
      act(() => {
        word.click();
        host.remove();
      }),
    ).not.toThrow();
  });
});

describe('before the card widget opens', { tags: ['PAY-32'] }, () => {
  test('a dialog that its owner keeps rendering is closed, and a click reaches the page', async () => {
    const { host } = renderInRoot(
      <>
        <MenuExample />
        <Dialog title="Waiting" isStatic onClose={() => {}} actions={<Button>OK</Button>}>
          Please wait.
        </Dialog>
      </>,
    );
    await expect.element(page.getByRole('dialog', { name: 'Waiting' })).toBeVisible();
    closeTopLayers(document);
    expect(host.shadowRoot?.querySelector('dialog')?.open).toBe(false);
    await userEvent.click(page.getByRole('button', { name: 'Assign User' }));
    await expect.element(page.getByRole('menu')).toBeVisible();
  });

  test('a menu is closed', async () => {
    renderInRoot(<MenuExample />);
    await userEvent.click(page.getByRole('button', { name: 'Assign User' }));
    await expect.element(page.getByRole('menu')).toBeVisible();
    closeTopLayers(document);
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  });
});

test('a confirmation whose call is pending is closed neither by Cancel nor by Escape', async () => {
  const onCancel = vi.fn();
  const question = { title: 'Delete?', confirmLabel: 'Delete', busyLabel: 'Deleting…', onConfirm: vi.fn(), onCancel };
  renderInRoot(
    <ConfirmDialog {...question} busy>
      It is final.
    </ConfirmDialog>,
  );
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
});

test(
  'on a small phone a dialog longer than the screen begins at its top, with its focused button in sight',
  { tags: ['A11Y-22'] },
  async () => {
    await page.viewport(320, 568);
    const long = Array.from({ length: 12 }, (_, at) => <p key={at}>A fact of the receipt.</p>);
    const { host } = renderInRoot(
      <ConfirmDialog title="Paid" confirmLabel="OK" onConfirm={vi.fn()}>
        <div className="d-stack">{long}</div>
      </ConfirmDialog>,
    );
    const ok = page.getByRole('button', { name: 'OK' });
    await expect.element(ok).toBeVisible();
    expect(focused(host)).toBe(ok.element());
    expect(ok.element().getBoundingClientRect().bottom).toBeLessThan(568);
    expect(host.shadowRoot!.querySelector('dialog')!.scrollTop).toBe(0);
    await page.viewport(414, 896);
  },
);

const menuOpener = () => page.getByRole('button', { name: 'Assign User' });

test('a menu is operated by the keyboard and returns the focus', { tags: ['A11Y-21'] }, async () => {
  const onSelect = vi.fn();
  const { host } = renderInRoot(<MenuExample onSelect={onSelect} />);
  menuOpener().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu', { name: 'Assign User' })).toBeVisible();
  await expect.element(menuOpener()).toHaveAttribute('aria-expanded', 'true');
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
  expect(focused(host)).toBe(menuOpener().element());
  await expect.element(menuOpener()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['{ArrowDown}', 'Change user'],
  ['{ArrowUp}', 'Delete account'],
])('%s on a menu button opens it at the item %s', { tags: ['A11Y-21'] }, async (key, item) => {
  const { host } = renderInRoot(<MenuExample />);
  menuOpener().element().focus();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole('menu', { name: 'Assign User' })).toBeVisible();
  await expect.poll(() => focused(host)?.textContent).toBe(item);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu', { name: 'Assign User' })).not.toBeInTheDocument();
  expect(focused(host)).toBe(menuOpener().element());
});

test(
  'a menu is not clipped by a box that hides its overflow, and is beside its button',
  { tags: ['HOST-17'] },
  async () => {
    const { host } = renderInRoot(<MenuExample />);
    host.style.cssText =
      'overflow: hidden; block-size: 44px; transform: translateX(30px); zoom: 1.25; display: block; margin-block-start: 100px';
    await userEvent.click(menuOpener());
    const menu = page.getByRole('menu', { name: 'Assign User' });
    await expect.element(menu).toBeVisible();
    await expect
      .poll(() =>
        Math.abs(menu.element().getBoundingClientRect().top - menuOpener().element().getBoundingClientRect().bottom),
      )
      .toBeLessThan(12);
    expect(
      Math.abs(menu.element().getBoundingClientRect().left - menuOpener().element().getBoundingClientRect().left),
    ).toBeLessThan(4);
    const last = page.getByRole('menuitem', { name: 'Delete account' }).element().getBoundingClientRect();
    expect(document.elementFromPoint(last.left + 10, last.top + 10)).toBe(host);
  },
);

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

test('in forced colours the selected tab has a background of its own', { tags: ['A11Y-24'] }, async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  renderInRoot(<TabsExample />);
  const ground = (name: string) => getComputedStyle(page.getByRole('tab', { name }).element()).backgroundColor;
  await expect.element(page.getByRole('tab', { name: 'Purchased' })).toHaveAttribute('aria-selected', 'true');
  expect(ground('Purchased')).not.toBe(ground('Assigned'));
  await emulateMedia({});
});

test('on a right-to-left page the arrow keys follow the visual order', { tags: ['A11Y-26'] }, async () => {
  // Three tabs, because with two either arrow key would lead to the other tab.
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

describe('what is pressed with a modifier key is left to the browser', { tags: ['HOST-15', 'A11Y-21'] }, () => {
  /** Presses a key. Returns true if nothing prevents the browser's own action. */
  const press = (node: Element, key: string, modifiers: KeyboardEventInit) =>
    node.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...modifiers }),
    );

  test.each([{ altKey: true }, { metaKey: true }])('on a tab the left arrow with %o is Back', async (modifier) => {
    renderInRoot(<TabsExample />);
    const purchased = page.getByRole('tab', { name: 'Purchased' });
    purchased.element().focus();
    expect(press(purchased.element(), 'ArrowLeft', modifier)).toBe(true);
    await expect.element(purchased).toHaveAttribute('aria-selected', 'true');
  });

  test('in a menu Ctrl and the first letter of an item are a shortcut', async () => {
    const { host } = renderInRoot(<MenuExample />);
    await userEvent.click(menuOpener());
    await expect.poll(() => focused(host)?.textContent).toBe('Change user');
    expect(press(focused(host)!, 'd', { ctrlKey: true })).toBe(true);
    expect(focused(host)?.textContent).toBe('Change user');
  });
});
