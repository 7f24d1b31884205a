import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import Combobox from '../../../../src/elements/kit/fields/Combobox.tsx';
import { Dialog } from '../../../../src/elements/kit/layers/Dialog.tsx';
import { complaints, focused, said, renderInRoot } from './kit-render.tsx';

const names = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'Florida',
  'Georgia',
];
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
      <button type="button">Elsewhere</button>
      <Combobox label="State" name="state" options={options} {...props} />
    </form>,
  );

describe('A11Y-18 a combobox', () => {
  test('offers the options that begin with the typed letters, in any case, and announces how many', async () => {
    const { host } = open();
    await userEvent.click(field());
    expect(offered(host)).toEqual(names);
    expect(await complaints(host)).toEqual([]);
    await userEvent.keyboard('AL');
    await expect.poll(() => offered(host)).toEqual(['Alabama', 'Alaska']);
    await expect.poll(() => said(host)).toBe('2 matches');
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  });

  test('draws 200 options at most, says how many more there are, and announces them all', async () => {
    const many = Array.from({ length: 1250 }, (_, at) => ({ value: String(at), label: `City ${at}` }));
    const { host } = open({ options: many });
    await userEvent.click(field());
    await expect.poll(() => offered(host).length).toBe(200);
    await expect.element(page.getByText('1,050 more. Type to narrow the list.')).toBeVisible();
    await userEvent.keyboard('city 1');
    await expect.poll(() => said(host)).toBe('361 matches');
    await expect.element(page.getByText('161 more. Type to narrow the list.')).toBeVisible();
  });

  test('announces the count once, after the last letter', async () => {
    const { host } = open();
    const received: string[] = [];
    new MutationObserver(() => said(host) && received.push(said(host))).observe(
      host.shadowRoot!.querySelector('[role=status]')!,
      { childList: true },
    );
    await userEvent.click(field());
    await userEvent.keyboard('c');
    await expect.poll(() => offered(host).length).toBe(3);
    await userEvent.keyboard('o');
    await expect.poll(() => offered(host).length).toBe(2);
    await userEvent.keyboard('n');
    await expect.poll(() => received).toEqual(['One match']);
  });

  test('announces that nothing matches, and closes its list', async () => {
    const { host } = open();
    await userEvent.click(field());
    await userEvent.keyboard('zz');
    await expect.element(page.getByText('No matches found').first()).toBeVisible();
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => said(host)).toBe('No matches found');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('zz');
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
    expect(await complaints(host)).toEqual([]);
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

  test('arrows, Home and End move through the list; Enter picks, and its form reads the value', async () => {
    const onInput = vi.fn();
    const { host } = open({}, onInput);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(() => active(host)).toBe('Alaska');
    await userEvent.keyboard('{End}');
    await expect.poll(() => active(host)).toBe('Georgia');
    await userEvent.keyboard('{Home}');
    await expect.poll(() => active(host)).toBe('Alabama');
    await userEvent.keyboard('{Enter}');
    await expect.poll(text).toBe('Alabama');
    await expect.poll(() => read(host)).toBe('0');
    await expect.poll(() => onInput.mock.calls.length).toBe(1);
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  });

  test('a click picks an option, and the field keeps the focus', async () => {
    const { host } = open();
    await userEvent.click(field());
    await userEvent.click(page.getByRole('option', { name: 'Colorado' }));
    await expect.poll(text).toBe('Colorado');
    expect(focused(host)).toBe(field().element());
  });

  test('Escape restores the previous pick', async () => {
    const { host } = open({ defaultValue: '4' });
    await userEvent.click(field());
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}fl');
    await expect.poll(() => offered(host)).toEqual(['Florida']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(text).toBe('California');
    await expect.poll(() => read(host)).toBe('4');
  });

  test('an option that is typed in full is picked when the focus leaves; any other text is reset to the last pick', async () => {
    const { host } = open();
    await userEvent.click(field());
    await userEvent.keyboard('delaware');
    await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
    await expect.poll(text).toBe('Delaware');
    await expect.poll(() => read(host)).toBe('7');
    await userEvent.click(field());
    await userEvent.keyboard('xyz');
    await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
    await expect.poll(text).toBe('Delaware');
    await expect.poll(() => read(host)).toBe('7');
  });

  test('a field that is emptied and left with Tab is reset to the last pick', async () => {
    const { host } = open({ defaultValue: '1' });
    await userEvent.click(field());
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Backspace}{Tab}');
    await expect.poll(text).toBe('Alaska');
    await expect.poll(() => read(host)).toBe('1');
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows a saved value before its options have loaded, and if they never load', async () => {
    const { host } = open({ options: [], defaultValue: 'Old State' });
    await expect.poll(text).toBe('Old State');
    await expect.poll(() => read(host)).toBe('Old State');
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

  test('Enter that ends an IME composition picks nothing', async () => {
    open();
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    field()
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          keyCode: 229,
          bubbles: true,
          cancelable: true,
          isComposing: true,
        }),
      );
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
    expect(text()).toBe('');
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
