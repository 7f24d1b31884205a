import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CodeField } from '../../../../src/elements/kit/fields/CodeField.tsx';
import Combobox from '../../../../src/elements/kit/fields/Combobox.tsx';
import { Field } from '../../../../src/elements/kit/fields/Field.tsx';
import { PasswordField } from '../../../../src/elements/kit/fields/PasswordField.tsx';
import { SelectField } from '../../../../src/elements/kit/fields/SelectField.tsx';
import { PhoneField } from '../../../../src/elements/signup/PhoneField.tsx';
import { complaints, renderInRoot } from './kit-render.tsx';

const help = 'Capitals and digits.';
const wrong = 'Please fill this in.';
const basics = { label: 'Value', name: 'value', help };
const options = [{ value: '1', label: 'One' }];

interface Given {
  readonly error: string | undefined;
}

const fields: Readonly<Record<string, (given: Given) => ReactNode>> = {
  'a field': (given) => <Field {...basics} {...given} />,
  'a field of several lines': (given) => <Field {...basics} {...given} rows={3} />,
  'a password': (given) => <PasswordField {...basics} {...given} autoComplete="new-password" />,
  'a select': (given) => <SelectField {...basics} {...given} options={options} placeholder="Choose" />,
  'a combobox': (given) => <Combobox {...basics} {...given} options={options} />,
  'a one-time code': (given) => <CodeField {...basics} {...given} />,
  'a phone number': (given) => <PhoneField {...basics} {...given} countryName="country" countries={[]} />,
};

function Checked({ draw }: { readonly draw: (given: Given) => ReactNode }) {
  const [error, setError] = useState<string>();
  return (
    <form>
      {draw({ error })}
      <button type="button" onClick={() => setError(error ? undefined : wrong)}>
        Check
      </button>
    </form>
  );
}

test.each(Object.entries(fields))(
  'A11Y-09 the help of %s stays when an error comes: both describe it, and nothing moves',
  async (_, draw) => {
    const { host } = renderInRoot(<Checked draw={draw} />);
    const field = host.shadowRoot!.querySelector<HTMLElement>('[aria-describedby]');
    const check = page.getByRole('button', { name: 'Check' });
    const below = () => check.element().getBoundingClientRect().top;
    await expect.element(field).toHaveAccessibleDescription(help);
    const before = below();

    await userEvent.click(check);
    await expect.element(field).toHaveAccessibleDescription(`${wrong} ${help}`);
    await expect.element(page.getByText(help)).toBeVisible();
    await expect.element(page.getByText(wrong)).toBeVisible();
    expect(below()).toBe(before);
    expect(await complaints(host)).toEqual([]);

    await userEvent.click(check);
    await expect.element(field).toHaveAccessibleDescription(help);
    expect(below()).toBe(before);
  },
);
