import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox } from '../../../../src/elements/kit/fields/Combobox.tsx';
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

interface Listeners {
  readonly onInput?: () => void;
  readonly onSubmit?: () => void;
}

const open = (
  props: Partial<Parameters<typeof Combobox>[0]> = {},
  { onInput = () => {}, onSubmit = () => {} }: Listeners = {},
) =>
  renderInRoot(
    <form
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {/* Above the field, because the open list covers what is below. */}
      <button>Save</button>
      <Combobox label="State" name="state" options={options} {...props} />
    </form>,
  );

describe('a combobox', { tags: ['A11Y-18'] }, () => {
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
    const { host } = open({}, { onInput });
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
    ['Escape restores the last pick', `${all}fl{Escape}`, 'California', '3'],
    ['an option that is typed in full is picked', `${all}delaware{Tab}`, 'Delaware', '6'],
    ['with Enter, it is picked too', `${all}delaware{Enter}`, 'Delaware', '6'],
    [
      'an option that the arrows have reached is picked',
      `${all}c{ArrowDown}{ArrowDown}{ArrowDown}{Tab}`,
      'Colorado',
      '4',
    ],
    ['an emptied field is nothing', `${all}{Backspace}{Tab}`, '', ''],
    ['any other text stays, and is nothing', `${all}xyz{Tab}`, 'xyz', ''],
    ['the last pick stays, though another has its label', '{Tab}', 'California', '3'],
  ])('when the list is left %s', { tags: ['CON-5.39', 'CON-4.9'] }, async (_, keys, shown, value) => {
    const { host } = open({ defaultValue: '3', options: [{ value: 'other', label: 'California' }, ...options] });
    await userEvent.click(field());
    await userEvent.keyboard(keys);
    await expect.poll(text).toBe(shown);
    expect(read(host)).toBe(value);
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  });

  test('Enter on a text that names no option keeps the list, and sends nothing', async () => {
    const onSubmit = vi.fn();
    open({}, { onSubmit });
    await userEvent.click(field());
    await userEvent.keyboard('cal{Enter}');
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('ifornia{Enter}');
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  });

  test('a click elsewhere closes the list', async () => {
    renderInRoot(
      <>
        <p>Elsewhere</p>
        <Combobox label="State" name="state" options={options} />
      </>,
    );
    await userEvent.click(field());
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(page.getByText('Elsewhere'));
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  });

  test('its button opens and closes the list, and leaves the focus in the field', async () => {
    const { host } = open();
    const button = page.getByRole('button', { name: 'State' });
    await userEvent.click(button);
    await expect.poll(() => offered(host)).toEqual(names);
    expect(focused(host)).toBe(field().element());
    await userEvent.click(button);
    await expect.poll(() => offered(host)).toEqual([]);
    expect(focused(host)).toBe(field().element());
  });

  test('options that come while the user types are offered, and until then it says that they load', async () => {
    const box = (loaded: typeof options, isLoading: boolean) => (
      <form>
        <Combobox label="State" name="state" options={loaded} isLoading={isLoading} />
      </form>
    );
    const { host, rerender } = renderInRoot(box([], true));
    await userEvent.click(field());
    await userEvent.keyboard('cal');
    await expect.element(page.getByText('Loading')).toBeVisible();
    rerender(box(options, false));
    await expect.poll(() => offered(host)).toEqual(['California']);
    expect(text()).toBe('cal');
  });
});

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

describe('a word that is composed with an input method', { tags: ['A11Y-18'] }, () => {
  const composing = { bubbles: true, composed: true };

  test('filters the list, and its Enter picks nothing', async () => {
    const { host } = open();
    await userEvent.click(field());
    const input = field().element() as HTMLInputElement;
    input.dispatchEvent(new CompositionEvent('compositionstart', composing));
    input.value = 'cali';
    input.dispatchEvent(
      new InputEvent('input', { ...composing, inputType: 'insertCompositionText', data: 'cali', isComposing: true }),
    );
    await expect.poll(() => offered(host)).toEqual(['California']);
    for (const isComposing of [true, false]) {
      const enter = { ...composing, key: 'Enter', keyCode: 229, cancelable: true, isComposing };
      expect(input.dispatchEvent(new KeyboardEvent('keydown', enter))).toBe(true);
    }
    expect(text()).toBe('cali');
    await expect.poll(() => offered(host)).toEqual(['California']);
  });
});

describe('the option of a combobox', { tags: ['A11Y-18'] }, () => {
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
