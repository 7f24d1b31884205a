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
import { submitOnEnter } from '../../../../src/elements/kit/fields/form.ts';
import { FormExample } from '../../../../stories/kit/FormExample.tsx';
import { person } from '../../../../stories/person.ts';
import { said, renderInRoot } from './kit-render.tsx';

const submit = () => userEvent.click(page.getByRole('button', { name: 'Create account' }));
const name = () => page.getByRole('textbox', { name: 'Full name' });
const email = () => page.getByRole('textbox', { name: 'Email' });

describe('a form', { tags: ['A11Y-09', 'A11Y-11'] }, () => {
  const gap = () =>
    page.getByLabelText('Password', { exact: true }).element().getBoundingClientRect().top -
    name().element().getBoundingClientRect().top;

  async function openSubmitted() {
    const { host } = renderInRoot(<FormExample />);
    const untried = gap();
    await submit();
    await expect.poll(() => said(host)).toBe('2 fields need your attention.');
    return { host, untried };
  }

  test('counts its errors, and removes each when its field is corrected', async () => {
    const { host } = await openSubmitted();
    await email().fill('anna');
    await expect.element(email()).toHaveAccessibleDescription('Invalid Email Address');
    await email().fill(person.email);
    await expect.element(email()).not.toHaveAttribute('aria-invalid');
    await name().fill(person.fullName);
    await expect.element(name()).not.toHaveAttribute('aria-invalid');
    await expect.poll(() => said(host)).toBe('');
  });

  test('has labels and descriptions in the same root', async () => {
    const { host } = await openSubmitted();
    const root = host.shadowRoot!;
    const names = ['for', 'aria-describedby', 'aria-labelledby'];
    const references = [...root.querySelectorAll('[for], [aria-describedby], [aria-labelledby]')].flatMap((node) =>
      names.flatMap((each) => node.getAttribute(each)?.split(' ') ?? []),
    );
    expect(references.length).toBeGreaterThan(5);
    expect(references.filter((id) => !root.getElementById(id))).toEqual([]);
  });

  test('shows no new error while the visitor types', async () => {
    await openSubmitted();
    await name().fill(person.fullName);
    await expect.element(name()).not.toHaveAttribute('aria-invalid');
    await name().fill('');
    await expect.element(name()).not.toHaveAttribute('aria-invalid');
  });

  test('keeps the place of an error once it was shown, so that nothing moves when it goes', async () => {
    const { untried } = await openSubmitted();
    const tried = gap();
    // Before the first attempt no line is reserved for errors.
    expect(tried).toBeGreaterThan(untried);
    await name().fill(person.fullName);
    await expect.element(name()).not.toHaveAttribute('aria-invalid');
    expect(gap()).toBe(tried);
  });
});

describe('a busy button', { tags: ['NET-27'] }, () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Anything" />
      <Button type="submit" kind="primary" busy={busy} busyLabel="Creating the account…">
        Create
      </Button>
    </form>
  );
  const button = () => page.getByRole('button', { name: 'Creating the account…' });

  test('does nothing when pressed', async () => {
    renderInRoot(form(true));
    await userEvent.click(button(), { force: true });
    await userEvent.type(page.getByLabelText('Anything'), 'x{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('keeps its width', () => {
    const { host: idle } = renderInRoot(form(false));
    const width = idle.shadowRoot!.querySelector('button')!.offsetWidth;
    idle.remove();
    renderInRoot(form(true));
    expect((button().element() as HTMLElement).offsetWidth).toBe(width);
  });

  test('says that work is under way, and can keep the focus', async () => {
    renderInRoot(form(true));
    await expect.element(button()).toHaveAttribute('aria-disabled', 'true');
  });
});

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

test('the Enter that ends a composition submits no form, in Safari either', { tags: ['A11Y-03'] }, () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  renderInRoot(
    <form noValidate onSubmit={onSubmit} onKeyDown={submitOnEnter}>
      <Field label="Full name" name="fullName" />
    </form>,
  );
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  // Safari dispatches this Enter, with keyCode 229, after the composition has ended.
  name()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 }));
  expect(onSubmit).not.toHaveBeenCalled();
  name().element().dispatchEvent(new KeyboardEvent('keydown', enter));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
