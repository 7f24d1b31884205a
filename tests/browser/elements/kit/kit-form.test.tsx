import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../../src/elements/kit/controls/Button.tsx';
import { useFormErrors, type FormValues } from '../../../../src/elements/kit/fields/form.ts';
import { PasswordField } from '../../../../src/elements/kit/fields/PasswordField.tsx';
import { FormExample } from '../../../../stories/kit/FormExample.tsx';
import { complaints, focused, said, show } from './kit-drawn.tsx';

const submit = () => userEvent.click(page.getByRole('button', { name: 'Create account' }));
const name = () => page.getByRole('textbox', { name: 'Full name' });
const email = () => page.getByRole('textbox', { name: 'Email' });

describe('A11Y-09 a form with errors', () => {
  test('shows each beside its field, says how many, and puts the focus on the first', async () => {
    const onValid = vi.fn();
    const host = await show(<FormExample onValid={onValid} />);
    await submit();
    expect(focused(host)).toBe(name().element());
    await expect.element(name()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(name()).toHaveAccessibleDescription('Please Enter Full Name');
    await expect.element(email()).toHaveAccessibleDescription('Please Enter Email ID');
    await expect.poll(() => said(host)).toBe('2 fields need your attention.');
    expect(onValid).not.toHaveBeenCalled();
    expect(await complaints(host)).toEqual([]);
  });

  test('an error goes when its field is mended, not before, and none comes while typing', async () => {
    const host = await show(<FormExample />);
    await submit();
    await userEvent.fill(email(), 'anna');
    await expect.element(email()).toHaveAccessibleDescription('Invalid Email Address');
    await userEvent.fill(email(), 'anna@example.com');
    await expect.element(email()).not.toHaveAttribute('aria-invalid');
    await userEvent.fill(name(), 'Anna Rao');
    await expect.element(name()).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(name());
    await expect.element(name()).not.toHaveAttribute('aria-invalid');
    expect(await complaints(host)).toEqual([]);
  });

  test('nothing below an error moves', async () => {
    await show(<FormExample />);
    const password = page.getByLabelText('Password', { exact: true });
    const gap = () => password.element().getBoundingClientRect().top - email().element().getBoundingClientRect().top;
    const before = gap();
    await submit();
    await expect.element(email()).toHaveAttribute('aria-invalid', 'true');
    expect(gap()).toBe(before);
  });

  test('the summary leads to the first', async () => {
    const host = await show(<FormExample />);
    await submit();
    await userEvent.click(page.getByRole('button', { name: 'Show the first' }));
    expect(focused(host)).toBe(name().element());
  });

  test('hands on what was typed, by name, when nothing is wrong', async () => {
    const onValid = vi.fn<(values: FormValues) => void>();
    await show(<FormExample onValid={onValid} />);
    await userEvent.fill(name(), 'Anna Rao');
    await userEvent.fill(email(), 'anna@example.com');
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), '  pässwörd 🔑 ');
    await userEvent.selectOptions(page.getByLabelText('Country code'), '2');
    await submit();
    expect(onValid.mock.calls[0]?.[0]).toMatchObject({
      name: 'Anna Rao',
      email: 'anna@example.com',
      password: '  pässwörd 🔑 ',
      country: '2',
      consent: 'on',
    });
  });

  test('what the service says of a field stays until that field is changed', async () => {
    function Form() {
      const { errors, submit: send, mend, tell } = useFormErrors(() => ({}));
      return (
        <form
          onInput={mend}
          onSubmit={(event) => send(() => tell(event.currentTarget, { old: 'The password is wrong' }))(event)}
        >
          <PasswordField label="Current password" name="old" autoComplete="current-password" error={errors.old} />
          <PasswordField label="New password" name="new" autoComplete="new-password" />
          <Button type="submit">Update</Button>
        </form>
      );
    }
    const host = await show(<Form />);
    const old = page.getByLabelText('Current password', { exact: true });
    await userEvent.fill(old, 'x');
    await userEvent.fill(page.getByLabelText('New password', { exact: true }), 'y');
    await userEvent.click(page.getByRole('button', { name: 'Update' }));
    await expect.element(old).toHaveAccessibleDescription('The password is wrong');
    expect(focused(host)).toBe(old.element());
    await userEvent.fill(page.getByLabelText('New password', { exact: true }), 'z');
    await expect.element(old).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(old, 'w');
    await expect.element(old).not.toHaveAttribute('aria-invalid');
  });
});

describe('SEC-27 a password', () => {
  test('is shown and hidden again, and nothing limits its length', async () => {
    const host = await show(<PasswordField label="Password" name="password" autoComplete="new-password" />);
    const field = page.getByLabelText('Password', { exact: true });
    await userEvent.fill(field, 'é'.repeat(128));
    await expect.element(field).toHaveAttribute('type', 'password');
    await userEvent.click(page.getByRole('button', { name: 'Show password' }));
    await expect.element(field).toHaveAttribute('type', 'text');
    await userEvent.click(page.getByRole('button', { name: 'Hide password' }));
    await expect.element(field).toHaveAttribute('type', 'password');
    expect((field.element() as HTMLInputElement).value).toBe('é'.repeat(128));
    expect(await complaints(host)).toEqual([]);
  });
});

describe('A11Y-11 the ids of a form', () => {
  test('all name something in the same root', async () => {
    const host = await show(<FormExample />);
    await submit();
    const root = host.shadowRoot!;
    const references = [
      ...root.querySelectorAll('[for], [aria-describedby], [aria-labelledby], [aria-controls]'),
    ].flatMap((node) =>
      ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls'].flatMap(
        (name) => node.getAttribute(name)?.split(' ') ?? [],
      ),
    );
    expect(references.length).toBeGreaterThan(5);
    expect(references.filter((id) => !root.getElementById(id))).toEqual([]);
  });
});

describe('NET-27 a busy button', () => {
  test('does nothing when pressed, keeps its width and the focus, and says what goes on', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Anything" />
        <Button type="submit" kind="primary" busy={busy} busyLabel="Creating the account…">
          Create
        </Button>
      </form>
    );
    const idle = await show(form(false));
    const width = idle.shadowRoot!.querySelector('button')!.offsetWidth;
    idle.remove();
    const host = await show(form(true));
    const button = page.getByRole('button', { name: 'Creating the account…' });
    expect((button.element() as HTMLElement).offsetWidth).toBe(width);
    await userEvent.click(button, { force: true });
    await userEvent.type(page.getByLabelText('Anything'), 'x{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    expect(await complaints(host)).toEqual([]);
  });
});
