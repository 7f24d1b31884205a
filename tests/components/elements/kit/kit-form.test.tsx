import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../../src/elements/kit/controls/Button.tsx';
import { FormExample } from '../../../../stories/kit/FormExample.tsx';
import { complaints, renderInRoot } from './kit-render.tsx';
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
