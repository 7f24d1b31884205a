import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox } from '../../../../src/elements/kit/fields/Combobox.tsx';
import { active, field, names, offered, open, options, read, text, typeAtOnce } from './kit-combobox-render.tsx';
import { complaints, focused, renderInRoot, said } from './kit-render.tsx';

describe('a combobox', { tags: ['A11Y-18'] }, () => {
  test('offers the options that begin with the typed letters, in any case', async () => {
    const { host } = open();
    await userEvent.click(field());
    expect(offered(host)).toEqual(names);
    expect(await complaints(host)).toEqual([]);
    typeAtOnce('c', 'O');
    await expect.poll(() => offered(host)).toEqual(['Colorado', 'Connecticut']);
  });

  test('says how many options match once the last letter is typed', async () => {
    const { host } = open();
    const received: string[] = [];
    const region = host.shadowRoot!.querySelector('[role=status]')!;
    new MutationObserver(() => said(host) && received.push(said(host))).observe(region, { childList: true });
    await userEvent.click(field());
    typeAtOnce('c', 'O');
    await expect.poll(() => received).toEqual(['2 matches']);
  });

  test('says that no option matches', async () => {
    const { host } = open();
    await userEvent.click(field());
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

describe('a pick in a combobox', { tags: ['A11Y-18'] }, () => {
  test('reads keys in quick succession: Enter picks the option of the typed letters', async () => {
    const { host } = open();
    await userEvent.click(field());
    const input = field().element() as HTMLInputElement;
    // The keys come without a task between them, like keys that were queued on a busy page.
    const press = (key: string) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    typeAtOnce('ari');
    await Promise.resolve();
    press('ArrowDown');
    await Promise.resolve();
    press('Enter');
    await Promise.resolve();
    expect(text()).toBe('Arizona');
    expect(read(host)).toBe(String(names.indexOf('Arizona')));
  });

  test('moves through its list by arrows, Home and End', async () => {
    const { host } = open();
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(() => active(host)).toBe('Alaska');
    await userEvent.keyboard('{End}');
    await expect.poll(() => active(host)).toBe('Florida');
    await userEvent.keyboard('{Home}');
    await expect.poll(() => active(host)).toBe('Alabama');
  });

  test('leaves Shift and Home to the text, which they select', async () => {
    const { host } = open();
    await userEvent.click(field());
    await userEvent.keyboard('al{Shift>}{Home}{/Shift}');
    const { selectionStart, selectionEnd } = field().element() as HTMLInputElement;
    expect([selectionStart, selectionEnd]).toEqual([0, 2]);
    expect(active(host)).toBeUndefined();
  });

  test('picks nothing by the Enter that ends the composition of a word', async () => {
    const { host } = open();
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => active(host)).toBe('Alabama');
    const composed = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true, isComposing: true };
    field().element().dispatchEvent(new KeyboardEvent('keydown', composed));
    expect(text()).toBe('');
  });

  test('picks by Enter, and the form hears of it', async () => {
    const onInput = vi.fn();
    const { host } = open({}, { onInput });
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(text).toBe('Alabama');
    await expect.poll(() => read(host)).toBe('0');
    await expect.poll(() => onInput.mock.calls.length).toBe(1);
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  });

  test('picks by a click, which leaves the focus in the field', async () => {
    const { host } = open();
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
