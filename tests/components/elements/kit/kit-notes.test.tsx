import { useState, type ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configure } from '../../../../src/core/config/config.ts';
import { resetPage } from '../../../../src/core/page/singletons.ts';
import { CodeField } from '../../../../src/elements/kit/fields/CodeField.tsx';
import Combobox from '../../../../src/elements/kit/fields/Combobox.tsx';
import { Field } from '../../../../src/elements/kit/fields/Field.tsx';
import { NewPasswordField } from '../../../../src/elements/kit/fields/NewPasswordField.tsx';
import { SelectField } from '../../../../src/elements/kit/fields/SelectField.tsx';
import { renderInRoot } from './kit-render.tsx';

beforeEach(() => resetPage());

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
  'A11Y-09 the error of %s takes the place of the help: both describe it, and nothing moves',
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
