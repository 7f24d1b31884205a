import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { Button, LinkButton } from '../../src/elements/kit/Button.tsx';
import { CheckBox } from '../../src/elements/kit/CheckBox.tsx';
import { CodeField } from '../../src/elements/kit/CodeField.tsx';
import { Field } from '../../src/elements/kit/Field.tsx';
import { useFormErrors, type FormValues } from '../../src/elements/kit/form.ts';
import { Notice } from '../../src/elements/kit/Notice.tsx';
import { PasswordField } from '../../src/elements/kit/PasswordField.tsx';
import { PhoneField } from '../../src/elements/kit/PhoneField.tsx';
import { SelectField } from '../../src/elements/kit/SelectField.tsx';
import { draw } from './draw.tsx';

export default { title: 'Kit/Fields' } satisfies Meta;

const countries = [
  { id: '1', name: 'India', phoneCode: '+91' },
  { id: '2', name: 'United Kingdom', phoneCode: '+44' },
  { id: '3', name: 'United States', phoneCode: '+1' },
];

function check({ name = '', email = '' }: FormValues) {
  const errors: Record<string, string> = {};
  if (name === '') errors.name = 'Please Enter Full Name';
  if (email === '') errors.email = 'Please Enter Email ID';
  else if (!email.includes('@')) errors.email = 'Invalid Email Address';
  return errors;
}

/** The parts of a signup, with its rules: press the button to see the errors. */
export function Example({ onValid = () => {} }: { readonly onValid?: (values: FormValues) => void }) {
  const { errors, submit, mend } = useFormErrors(check);
  return (
    <form className="d-form" noValidate onSubmit={submit(onValid)} onInput={mend}>
      <h2 className="d-title">Create your Free Account</h2>
      <p className="d-quiet">14 days with every feature. No credit card.</p>
      <Field label="Full name" name="name" autoComplete="name" maxLength={100} error={errors.name} />
      <PhoneField label="Mobile number" name="mobile" countryName="country" countries={countries} />
      <Field label="Email" name="email" type="email" autoComplete="email" error={errors.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        help="At least 8 Characters with 1 UPPERCASE, 1 lowercase , 1 Numeral"
      />
      <Field label="Referral code" name="referral" isOptional />
      <CheckBox name="consent" isOn>
        Send me updates on WhatsApp and by email
      </CheckBox>
      <div className="d-actions">
        <Button kind="primary" type="submit" isWide busyLabel="Sending the code…">
          Create account
        </Button>
      </div>
    </form>
  );
}

export const Form: StoryObj = { render: () => draw(<Example />) };

export const States: StoryObj = {
  render: () =>
    draw(
      <div className="d-form">
        <Notice tone="danger">The email or the password is wrong.</Notice>
        <Field label="Email" name="email" type="email" defaultValue="nobody@" error="Invalid Email Address" />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error="Enter password"
          aside={<LinkButton>Forgot password?</LinkButton>}
        />
        <PhoneField
          label="Mobile number"
          name="mobile"
          countryName="country"
          countries={countries}
          defaultCountry="2"
          defaultValue="123"
          error="Please Enter Correct Mobile Number"
        />
        <Field
          label="Email"
          name="locked"
          defaultValue="anna.rao@example.com"
          isReadOnly
          help="It can't be changed here."
        />
        <SelectField
          label="Reason"
          name="reason"
          placeholder="Choose a reason"
          options={[
            { value: '1', label: 'Need a Product Demo' },
            { value: '2', label: 'Others' },
          ]}
        />
        <Field label="Comment" name="comment" rows={3} isOptional />
        <CheckBox name="a">Remember my email</CheckBox>
        <CheckBox name="b" isOn>
          Remember my email
        </CheckBox>
      </div>,
    ),
};

export const Code: StoryObj = {
  render: () =>
    draw(
      <div className="d-form">
        <CodeField
          label="Enter the 6-digit code"
          name="code"
          help="We sent it to +91 ••••• ••123. It is valid for 10 minutes."
        />
        <CodeField label="Enter the 6-digit code" name="code" refusal={{ text: 'Please enter correct OTP.' }} />
      </div>,
    ),
};
