import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox } from '../../../../src/elements/kit/fields/Combobox.tsx';
import { Dialog } from '../../../../src/elements/kit/layers/Dialog.tsx';
import { field, names, offered, open, options, read, text } from './kit-combobox-render.tsx';
import { renderInRoot } from './kit-render.tsx';

describe('what a form reads of a combobox', { tags: ['A11Y-18'] }, () => {
  test('follows the text at once, before any event after it', async () => {
    const { host } = open({ defaultValue: '3' });
    await userEvent.click(field());
    const input = field().element() as HTMLInputElement;
    input.select();
    document.execCommand('insertText', false, 'alaska');
    expect(read(host)).toBe('1');
    document.execCommand('insertText', false, 'x');
    expect(read(host)).toBe('');
  });

  test('is the typed option when the next event is a click on the button that sends it', async () => {
    const sent: unknown[] = [];
    const { host } = open({ defaultValue: '3' }, { onSubmit: () => sent.push(read(host)) });
    await userEvent.click(field());
    await userEvent.keyboard(`{ControlOrMeta>}a{/ControlOrMeta}florida`);
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual(['7']);
    await expect.poll(text).toBe('Florida');
  });

  test('is the option of a value that the browser fills in without the focus, and the list stays closed', async () => {
    const onInput = vi.fn();
    const { host } = open({}, { onInput });
    const input = field().element() as HTMLInputElement;
    for (const focus of [false, true]) {
      if (focus) await userEvent.click(field());
      input.value = 'colorado';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      expect(read(host)).toBe('4');
      await expect.poll(text).toBe('Colorado');
      await expect.poll(() => offered(host)).toEqual([]);
    }
    expect(onInput).toHaveBeenCalled();
  });

  test('is the first value again after a reset of the form', async () => {
    const { host } = open({ defaultValue: '3' });
    await userEvent.click(field());
    await userEvent.keyboard(`{ControlOrMeta>}a{/ControlOrMeta}florida{Tab}`);
    await expect.poll(() => read(host)).toBe('7');
    host.shadowRoot!.querySelector('form')!.reset();
    expect(text()).toBe('California');
    expect(read(host)).toBe('3');
    await userEvent.click(field());
    await userEvent.keyboard('x{Escape}');
    await expect.poll(text).toBe('California');
  });

  test('is the value for an empty field, and its option is shown once the field is left', async () => {
    const { host } = open({ defaultValue: '3', whenEmpty: '0' });
    await userEvent.click(field());
    await userEvent.keyboard(`{ControlOrMeta>}a{/ControlOrMeta}{Backspace}`);
    expect(read(host)).toBe('0');
    await userEvent.keyboard('{Tab}');
    await expect.poll(text).toBe('Alabama');
  });

  test('is a saved value that no option has', async () => {
    const { host } = open({ defaultValue: 'Elsewhere' });
    expect(text()).toBe('Elsewhere');
    expect(read(host)).toBe('Elsewhere');
  });
});

describe('the option of a combobox', { tags: ['A11Y-18'] }, () => {
  test('is named as soon as the options have loaded, and anew when their language changes', async () => {
    const box = (labels: readonly string[]) => (
      <form>
        <Combobox
          label="State"
          name="state"
          options={labels.map((label, at) => ({ value: String(at), label }))}
          defaultValue="1"
        />
      </form>
    );
    const { host, rerender } = renderInRoot(box([]));
    await expect.poll(text).toBe('1');
    rerender(box(names));
    await expect.poll(text).toBe('Alaska');
    rerender(box(['', 'ألاسكا']));
    await expect.poll(text).toBe('ألاسكا');
    expect(read(host)).toBe('1');
  });

  test('Escape closes its list first, and only then the dialog around it', async () => {
    const onClose = vi.fn();
    renderInRoot(
      <Dialog title="Billing" onClose={onClose}>
        <Combobox label="State" name="state" options={options} defaultValue="1" />
      </Dialog>,
    );
    await userEvent.click(field());
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });
});
