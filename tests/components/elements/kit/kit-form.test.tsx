import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../../src/elements/kit/controls/Button.tsx';
import { FormExample } from '../../../../stories/kit/FormExample.tsx';
import { said, renderInRoot } from './kit-render.tsx';
import { person } from '../../../../stories/person.ts';

const submit = () => userEvent.click(page.getByRole('button', { name: 'Create account' }));
const name = () => page.getByRole('textbox', { name: 'Full name' });
const email = () => page.getByRole('textbox', { name: 'Email' });

test('A11Y-09 A11Y-11 errors are counted, and refer to fields in the same root; each disappears when its field is corrected, no new one appears while typing, and nothing moves', async () => {
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
});

test('NET-27 a busy button does nothing when pressed, keeps its width and the focus, and says that work is under way', async () => {
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
  renderInRoot(form(true));
  const button = page.getByRole('button', { name: 'Creating the account…' });
  expect((button.element() as HTMLElement).offsetWidth).toBe(width);
  await userEvent.click(button, { force: true });
  await userEvent.type(page.getByLabelText('Anything'), 'x{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
});
