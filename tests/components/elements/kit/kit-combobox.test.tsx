import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import Combobox from '../../../../src/elements/kit/fields/Combobox.tsx';
import { Dialog } from '../../../../src/elements/kit/layers/Dialog.tsx';
import { complaints, focused, said, renderInRoot } from './kit-render.tsx';

const names = ['Alabama', 'Alaska', 'Arizona', 'California', 'Colorado', 'Connecticut', 'Delaware', 'Florida'];
const options = names.map((label, at) => ({ value: String(at), label }));

const field = () => page.getByRole('combobox', { name: 'State' });
const text = () => (field().element() as HTMLInputElement).value;
const offered = (host: HTMLElement) =>
  [...(host.shadowRoot?.querySelectorAll('[role=option]') ?? [])].map((each) => each.textContent);
const read = (host: HTMLElement) => new FormData(host.shadowRoot!.querySelector('form')!).get('state');
const active = (host: HTMLElement) =>
  host.shadowRoot?.getElementById(field().element().getAttribute('aria-activedescendant') ?? '')?.textContent;

const open = (props: Partial<Parameters<typeof Combobox>[0]> = {}, onInput = () => {}) =>
  renderInRoot(
    <form onInput={onInput}>
      <Combobox label="State" name="state" options={options} {...props} />
    </form>,
  );

describe('A11Y-18 a combobox', () => {
  test('offers the options that begin with the typed letters, in any case, and says how many once the last is typed', async () => {
    const { host } = open();
    const received: string[] = [];
    const region = host.shadowRoot!.querySelector('[role=status]')!;
    new MutationObserver(() => said(host) && received.push(said(host))).observe(region, { childList: true });
    await userEvent.click(field());
    expect(offered(host)).toEqual(names);
    expect(await complaints(host)).toEqual([]);
    // Two keys before any task: on a busy machine, the pause between two real keys may be announced.
    for (const letter of ['c', 'O']) document.execCommand('insertText', false, letter);
    await expect.poll(() => offered(host)).toEqual(['Colorado', 'Connecticut']);
    await expect.poll(() => received).toEqual(['2 matches']);
    await userEvent.keyboard('zz');
    await expect.element(page.getByText('No matches found').first()).toBeVisible();
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => said(host)).toBe('No matches found');
    expect(await complaints(host)).toEqual([]);
  });

  test('draws 200 options at most, says how many more there are, and announces them all', async () => {
    const many = Array.from({ length: 1250 }, (_, at) => ({ value: String(at), label: `City ${at}` }));
    const { host } = open({ options: many });
    await userEvent.click(field());
    await userEvent.keyboard('city 1');
    await expect.poll(() => said(host)).toBe('361 matches');
    expect(offered(host)).toHaveLength(200);
    await expect.element(page.getByText('161 more. Type to narrow the list.')).toBeVisible();
  });

  test('with keys in quick succession, Enter picks the option of the typed letters, and the form reads it at once', async () => {
    const { host } = open();
    await userEvent.click(field());
    const input = field().element() as HTMLInputElement;
    // Like keys that were queued on a busy page: no task runs between them.
    const press = (key: string) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    document.execCommand('insertText', false, 'ari');
    await Promise.resolve();
    press('ArrowDown');
    await Promise.resolve();
    press('Enter');
    await Promise.resolve();
    expect(text()).toBe('Arizona');
    expect(read(host)).toBe(String(names.indexOf('Arizona')));
  });

  test('arrows, Home and End move through the list; Enter picks, a click too, and the form hears of it', async () => {
    const onInput = vi.fn();
    const { host } = open({}, onInput);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(() => active(host)).toBe('Alaska');
    await userEvent.keyboard('{End}');
    await expect.poll(() => active(host)).toBe('Florida');
    await userEvent.keyboard('{Home}');
    await expect.poll(() => active(host)).toBe('Alabama');
    // It ends the composition of a word, and picks nothing.
    const composed = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true, isComposing: true };
    field().element().dispatchEvent(new KeyboardEvent('keydown', composed));
    expect(text()).toBe('');
    await userEvent.keyboard('{Enter}');
    await expect.poll(text).toBe('Alabama');
    await expect.poll(() => read(host)).toBe('0');
    await expect.poll(() => onInput.mock.calls.length).toBe(1);
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(field());
    await userEvent.click(page.getByRole('option', { name: 'Colorado' }));
    await expect.poll(text).toBe('Colorado');
    expect(focused(host)).toBe(field().element());
  });

  const all = '{ControlOrMeta>}a{/ControlOrMeta}';
  test.each([
    ['Escape restores the last pick', `${all}fl{Escape}`, '3'],
    ['an emptied field is reset to it', `${all}{Backspace}{Tab}`, '3'],
    ['any other text is reset to it', `${all}xyz{Tab}`, '3'],
    ['an option that is typed in full is picked', `${all}delaware{Tab}`, '6'],
    ['with Enter, it is picked too (CON-5.39)', `${all}delaware{Enter}`, '6'],
    ['with Enter, any other text is reset', `${all}xyz{Enter}`, '3'],
    ['the last pick stays, though another has its label (CON-4.9)', '{Tab}', '3'],
  ])('when the list is left %s', async (_, keys, value) => {
    const { host } = open({ defaultValue: '3', options: [{ value: 'other', label: 'California' }, ...options] });
    await userEvent.click(field());
    await userEvent.keyboard(keys);
    await expect.poll(text).toBe(names[Number(value)]);
    await expect.poll(() => read(host)).toBe(value);
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  });

  test('names the pick as its options do: those that load after the value, and those of another language', async () => {
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
