import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../../src/elements/kit/controls/Button.tsx';
import { ConfirmDialog, Dialog } from '../../../../src/elements/kit/layers/Dialog.tsx';
import { closeTopLayers } from '../../../../src/elements/kit/layers/top-layer.ts';
import { DialogExample, MenuExample } from '../../../../stories/kit/OverlayExamples.tsx';
import { focused, renderInRoot } from './kit-render.tsx';

const opener = () => page.getByRole('button', { name: 'Edit full name' });
const dialog = () => page.getByRole('dialog', { name: 'Edit full name' });
const nameField = () => page.getByRole('textbox', { name: 'Full name' });

describe('A11Y-14 a dialog', () => {
  test('is named by its heading, moves the focus to its first field and returns it, at Escape as at Close', async () => {
    const { host } = renderInRoot(<DialogExample />);
    await userEvent.click(opener());
    await expect.element(dialog()).toBeVisible();
    expect(focused(host)).toBe(nameField().element());

    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(focused(host)).toBe(opener().element());

    await userEvent.keyboard('{Enter}{Escape}');
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

test('PAY-32 before the card widget opens every dialog of ours is closed, also one that its owner keeps rendering, and a click reaches the page', async () => {
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
  closeTopLayers(document);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
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

test('A11Y-22 on a small phone a dialog longer than the screen begins at its top, with its focused button in sight', async () => {
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
  await page.viewport(1280, 900);
});
