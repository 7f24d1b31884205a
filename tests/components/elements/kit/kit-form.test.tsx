import { useState, type FormEvent, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../../src/elements/kit/controls/Button.tsx';
import { configure } from '../../../../src/core/config/config.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import { CodeField } from '../../../../src/elements/kit/fields/CodeField.tsx';
import { Combobox } from '../../../../src/elements/kit/fields/Combobox.tsx';
import { Field } from '../../../../src/elements/kit/fields/Field.tsx';
import { NewPasswordField } from '../../../../src/elements/kit/fields/NewPasswordField.tsx';
import { SelectField } from '../../../../src/elements/kit/fields/SelectField.tsx';
import { FormExample } from '../../../../stories/kit/FormExample.tsx';
import { person } from '../../../../stories/person.ts';
import { createControlledClock } from '../../../support/controlled-clock.ts';
import { said, renderInRoot } from './kit-render.tsx';

const submit = () => userEvent.click(page.getByRole('button', { name: 'Create account' }));
const name = () => page.getByRole('textbox', { name: 'Full name' });
const email = () => page.getByRole('textbox', { name: 'Email' });

test(
  'errors are counted, and refer to fields in the same root; each disappears when its field is corrected, no new one appears while typing, and nothing moves',
  { tags: ['A11Y-09', 'A11Y-11'] },
  async () => {
    const { host } = renderInRoot(<FormExample />);
    const gap = () =>
      page.getByLabelText('Password', { exact: true }).element().getBoundingClientRect().top -
      name().element().getBoundingClientRect().top;
    const untried = gap();
    await submit();
    await expect.poll(() => said(host)).toBe('2 fields need your attention.');
    const tried = gap();
    // No line is kept for errors before the first attempt.
    expect(tried).toBeGreaterThan(untried);
    const root = host.shadowRoot!;
    const names = ['for', 'aria-describedby', 'aria-labelledby'];
    const references = [...root.querySelectorAll('[for], [aria-describedby], [aria-labelledby]')].flatMap((node) =>
      names.flatMap((each) => node.getAttribute(each)?.split(' ') ?? []),
    );
    expect(references.length).toBeGreaterThan(5);
    expect(references.filter((id) => !root.getElementById(id))).toEqual([]);

    await email().fill('anna');
    await expect.element(email()).toHaveAccessibleDescription('Invalid Email Address');
    await email().fill(person.email);
    await expect.element(email()).not.toHaveAttribute('aria-invalid');
    await name().fill(person.fullName);
    await expect.element(name()).not.toHaveAttribute('aria-invalid');
    await expect.poll(() => said(host)).toBe('');
    await name().fill('');
    await expect.element(name()).not.toHaveAttribute('aria-invalid');
    expect(gap()).toBe(tried);
  },
);

test(
  'a busy button does nothing when pressed, keeps its width and the focus, and says that work is under way',
  { tags: ['NET-27'] },
  async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Anything" />
        <Button type="submit" kind="primary" busy={busy} busyLabel="Creating the account…">
          Create
        </Button>
      </form>
    );
    const { host: idle } = renderInRoot(form(false));
    const width = idle.shadowRoot!.querySelector('button')!.offsetWidth;
    idle.remove();
    renderInRoot(form(true));
    const button = page.getByRole('button', { name: 'Creating the account…' });
    expect((button.element() as HTMLElement).offsetWidth).toBe(width);
    await userEvent.click(button, { force: true });
    await userEvent.type(page.getByLabelText('Anything'), 'x{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  },
);

describe('what a field notes', () => {
  afterEach(() => resetPage());

  const help = 'Capitals and digits.';
  const wrong = 'Please fill this in.';
  const basics = { label: 'Value', name: 'value', help };
  const options = [{ value: '1', label: 'One' }];

  interface Given {
    readonly error: string | undefined;
  }

  const fields: Readonly<Record<string, (given: Given) => ReactNode>> = {
    'a field': (given) => <Field {...basics} {...given} />,
    'a select': (given) => <SelectField {...basics} {...given} options={options} placeholder="Choose" />,
    'a combobox': (given) => <Combobox {...basics} {...given} options={options} />,
    'a one-time code': (given) => <CodeField {...basics} {...given} />,
  };

  function Checked({ render }: { readonly render: (given: Given) => ReactNode }) {
    const [error, setError] = useState<string>();
    return (
      <form>
        {render({ error })}
        <button type="button" onClick={() => setError(error ? undefined : wrong)}>
          Check
        </button>
      </form>
    );
  }

  test.each(Object.entries(fields))(
    'the error of %s takes the place of the help: both describe it, and nothing moves',
    { tags: ['A11Y-09'] },
    async (_, render) => {
      const { host } = renderInRoot(<Checked render={render} />);
      const field = host.shadowRoot!.querySelector<HTMLElement>('[aria-describedby]');
      const check = page.getByRole('button', { name: 'Check' });
      const below = () => check.element().getBoundingClientRect().top;
      const topOf = (text: string) => page.getByText(text).element().getBoundingClientRect().top;
      await expect.element(field).toHaveAccessibleDescription(help);
      const before = below();
      const place = topOf(help);

      await userEvent.click(check);
      await expect.element(field).toHaveAccessibleDescription(`${wrong} ${help}`);
      await expect.element(page.getByText(wrong)).toBeVisible();
      expect(topOf(wrong)).toBeCloseTo(place, 0);
      expect((page.getByText(help).element() as HTMLElement).offsetHeight).toBeLessThanOrEqual(1);
      expect(below()).toBe(before);

      await userEvent.click(check);
      await expect.element(field).toHaveAccessibleDescription(help);
      expect(below()).toBe(before);
    },
  );

  const hint = 'At least 8 Characters with 1 UPPERCASE, 1 lowercase , 1 Numeral';

  test('the rules of a new password tick while it is typed, and stay beside its error', async () => {
    const { host } = renderInRoot(
      <Checked render={({ error }) => <NewPasswordField label="Password" name="password" error={error} />} />,
    );
    const password = page.getByLabelText('Password', { exact: true });
    const met = () => [...host.shadowRoot!.querySelectorAll('[data-met]')].map((rule) => rule.textContent);
    await expect.element(password).toHaveAccessibleDescription(hint);
    expect(met()).toEqual([]);
    await userEvent.fill(password, 'sand');
    expect(met()).toEqual(['1 lowercase']);
    await userEvent.fill(password, 'Sandbox');
    expect(met()).toEqual(['1 UPPERCASE', '1 lowercase']);
    await userEvent.click(page.getByRole('button', { name: 'Check' }));
    await expect.element(password).toHaveAccessibleDescription(`${wrong} ${hint}`);
    await expect.element(page.getByText('1 Numeral', { exact: true })).toBeVisible();
  });

  test('a page’s own hint for a new password is shown as it is', async () => {
    const own = 'Eight characters or more';
    configure({ messages: { 'kit.passwordHint': own } });
    const { host } = renderInRoot(<NewPasswordField label="Password" name="password" />);
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveAccessibleDescription(own);
    expect(host.shadowRoot!.querySelector('.d-rule')).toBeNull();
  });
});

const box = () => page.getByRole('textbox', { name: 'Enter the code' });
const digits = () => (box().element() as HTMLInputElement).value;

function paste(text: string) {
  const clipboard = new DataTransfer();
  clipboard.setData('text/plain', text);
  box()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
}

async function open(props: Partial<Parameters<typeof CodeField>[0]> = {}) {
  const { host } = renderInRoot(
    <CodeField label="Enter the code" name="code" help="It is valid for 10 minutes." {...props} />,
  );
  await userEvent.click(box());
  return host;
}

describe('the one-time code', { tags: ['A11Y-03'] }, () => {
  test(
    'is one input that a phone fills in; each digit is in one of six boxes that are only seen',
    { tags: ['ACC-2.10', 'A11Y-02'] },
    async () => {
      const host = await open();
      await expect.element(box()).toHaveAttribute('autocomplete', 'one-time-code');
      await expect.element(box()).toHaveAttribute('inputmode', 'numeric');
      await expect.element(box()).toHaveAttribute('pattern', '\\d*');
      expect(host.shadowRoot?.querySelectorAll('input')).toHaveLength(1);
      expect(host.shadowRoot?.querySelector('.d-code-boxes')?.getAttribute('aria-hidden')).toBe('true');
      await userEvent.keyboard('888888');
      const input = box().element() as HTMLInputElement;
      expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
      const boxes = [...(host.shadowRoot?.querySelectorAll('.d-code-boxes > *') ?? [])];
      const pitch = boxes[1]!.getBoundingClientRect().left - boxes[0]!.getBoundingClientRect().left;
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.font = getComputedStyle(input).font;
      const advance = canvas.measureText('8').width + Number.parseFloat(getComputedStyle(input).letterSpacing);
      expect(Math.abs(advance - pitch)).toBeLessThan(0.5);
    },
  );

  test('the marked box is that of the caret, however the caret is moved', { tags: ['A11Y-02'] }, async () => {
    const host = await open();
    const marked = () =>
      [...host.shadowRoot!.querySelectorAll('.d-code-boxes > *')].findIndex((each) => each.hasAttribute('data-here'));
    await userEvent.keyboard('1234');
    await expect.poll(marked).toBe(4);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(marked).toBe(3);
    (box().element() as HTMLInputElement).setSelectionRange(1, 1);
    await expect.poll(marked).toBe(1);
  });

  // Every other shape: tests/unit/elements/kit/code-digits.test.ts.
  test(
    'is found in a pasted text, which can be undone; a part of it fits in the middle',
    { tags: ['ACC-2.11'] },
    async () => {
      await open();
      await userEvent.keyboard('1256{ArrowLeft}{ArrowLeft}');
      paste('3 4');
      await expect.poll(digits).toBe('123456');
      await userEvent.keyboard('9');
      expect(digits()).toBe('123496');
      paste('Your code is 987-654\n');
      await expect.poll(digits).toBe('987654');
      await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
      await expect.poll(digits).toBe('123496');
    },
  );
});

describe('a whole code that is inserted as one text beside typed digits is the code', { tags: ['A11Y-03'] }, () => {
  test.each([
    ['after them', '9', 1],
    ['before them', '9', 0],
    ['between them', '1234', 2],
    ['into full boxes', '123456', 6],
  ])('%s', async (_, typed, caret) => {
    await open();
    await userEvent.keyboard(typed);
    const input = box().element() as HTMLInputElement;
    input.setSelectionRange(caret, caret);
    // As a keyboard's suggestion: `insertText` with six digits.
    document.execCommand('insertText', false, '045454');
    await expect.poll(digits).toBe('045454');
  });
});

describe('a code that submits its form itself', () => {
  function openForm() {
    const clock = createControlledClock();
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    const { unmount } = renderInRoot(
      <form onSubmit={onSubmit}>
        <CodeField label="Enter the code" name="code" submitsItself takesFocus clock={clock} />
        <button>Verify</button>
      </form>,
    );
    return { clock, onSubmit, unmount };
  }

  test('does so once, half a second after the sixth digit, and waits for a code that is being corrected', async () => {
    const { clock, onSubmit, unmount } = openForm();
    await userEvent.keyboard('123456');
    clock.advance(499);
    await userEvent.keyboard('{Backspace}');
    clock.advance(5000);
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('7');
    clock.advance(500);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    clock.advance(5000);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Backspace}8');
    unmount();
    expect(clock.running()).toBe(0);
  });

  test('submits a pasted code, but none that the browser restores without the focus', async () => {
    const { clock, onSubmit } = openForm();
    const input = box().element() as HTMLInputElement;
    input.blur();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '111111');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    clock.advance(5000);
    expect(onSubmit).not.toHaveBeenCalled();
    input.focus();
    paste('123 456');
    clock.advance(500);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
