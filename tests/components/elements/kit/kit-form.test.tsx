import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../../src/elements/kit/controls/Button.tsx';
import { useFormErrors } from '../../../../src/elements/kit/fields/form.ts';
import { PasswordField } from '../../../../src/elements/kit/fields/PasswordField.tsx';
import { FormExample } from '../../../../stories/kit/FormExample.tsx';
import { complaints, focused, said, renderInRoot } from './kit-render.tsx';
import { person } from '../../../../stories/person.ts';

type Rendered = ReturnType<typeof renderInRoot>;

const submit = ({ user, getByRole }: Rendered) => user.click(getByRole('button', { name: 'Create account' }));
const name = ({ getByRole }: Rendered) => getByRole('textbox', { name: 'Full name' });
const email = ({ getByRole }: Rendered) => getByRole('textbox', { name: 'Email' });

/** Replaces the field's text. */
const fill = ({ user }: Rendered, field: HTMLElement, text: string) =>
  user.type(field, text, { initialSelectionStart: 0, initialSelectionEnd: valueOf(field).length });
const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value;

describe('A11Y-09 a form with errors', () => {
  test('shows each error beside its field, announces how many, and focuses the first invalid field', async () => {
    const onValid = vi.fn();
    const form = renderInRoot(<FormExample onValid={onValid} />);
    await submit(form);
    expect(focused(form.host)).toBe(name(form));
    await expect.element(name(form)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(name(form)).toHaveAccessibleDescription('Please Enter Full Name');
    await expect.element(email(form)).toHaveAccessibleDescription('Please Enter Email ID');
    await expect.poll(() => said(form.host)).toBe('2 fields need your attention.');
    expect(onValid).not.toHaveBeenCalled();
    expect(await complaints(form.host)).toEqual([]);
  });

  test('an error disappears when its field is corrected, not before, and no new one appears while typing', async () => {
    const form = renderInRoot(<FormExample />);
    await submit(form);
    await fill(form, email(form), 'anna');
    await expect.element(email(form)).toHaveAccessibleDescription('Invalid Email Address');
    await fill(form, email(form), person.email);
    await expect.element(email(form)).not.toHaveAttribute('aria-invalid');
    await fill(form, name(form), person.fullName);
    await expect.element(name(form)).not.toHaveAttribute('aria-invalid');
    await fill(form, name(form), '{Backspace}');
    expect(valueOf(name(form))).toBe('');
    await expect.element(name(form)).not.toHaveAttribute('aria-invalid');
    expect(await complaints(form.host)).toEqual([]);
  });

  test('no line is kept for errors before the first attempt; after it nothing moves while they are corrected', async () => {
    const form = renderInRoot(<FormExample />);
    const password = form.getByLabelText('Password');
    const gap = () => password.getBoundingClientRect().top - name(form).getBoundingClientRect().top;
    const untried = gap();
    await submit(form);
    await expect.element(email(form)).toHaveAttribute('aria-invalid', 'true');
    const tried = gap();
    expect(tried).toBeGreaterThan(untried);
    await fill(form, email(form), person.email);
    await fill(form, name(form), person.fullName);
    await expect.element(name(form)).not.toHaveAttribute('aria-invalid');
    expect(gap()).toBe(tried);
  });

  test('an error from the service stays until its field is changed', async () => {
    function Form() {
      const { errors, submit: send, revalidate, showErrors } = useFormErrors(() => ({}));
      return (
        <form
          onInput={revalidate}
          onSubmit={(event) => send(() => showErrors(event.currentTarget, { old: 'The password is wrong' }))(event)}
        >
          <PasswordField label="Current password" name="old" autoComplete="current-password" error={errors.old} />
          <PasswordField label="New password" name="new" autoComplete="new-password" />
          <Button type="submit">Update</Button>
        </form>
      );
    }
    const form = renderInRoot(<Form />);
    const old = form.getByLabelText('Current password');
    const next = form.getByLabelText('New password');
    await fill(form, old, 'x');
    await fill(form, next, 'y');
    await form.user.click(form.getByRole('button', { name: 'Update' }));
    await expect.element(old).toHaveAccessibleDescription('The password is wrong');
    expect(focused(form.host)).toBe(old);
    await fill(form, next, 'z');
    await expect.element(old).toHaveAttribute('aria-invalid', 'true');
    await fill(form, old, 'w');
    await expect.element(old).not.toHaveAttribute('aria-invalid');
  });
});

describe('A11Y-11 the ids of a form', () => {
  test('all refer to nodes in the same root', async () => {
    const form = renderInRoot(<FormExample />);
    await submit(form);
    const root = form.host.shadowRoot!;
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
  test('does nothing when pressed, keeps its width and the focus, and says that work is under way', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
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
    const { host } = renderInRoot(form(true));
    const button = page.getByRole('button', { name: 'Creating the account…' });
    expect((button.element() as HTMLElement).offsetWidth).toBe(width);
    await userEvent.click(button, { force: true });
    await userEvent.type(page.getByLabelText('Anything'), 'x{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    expect(await complaints(host)).toEqual([]);
  });
});
