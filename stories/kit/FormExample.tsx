import { Button } from '../../src/elements/kit/controls/Button.tsx';
import { CheckBox } from '../../src/elements/kit/fields/CheckBox.tsx';
import { Field } from '../../src/elements/kit/fields/Field.tsx';
import { useFormErrors, type FieldErrors, type FormValues } from '../../src/elements/kit/fields/form.ts';
import { NewPasswordField } from '../../src/elements/kit/fields/NewPasswordField.tsx';

function check({ name = '', email = '' }: FormValues): FieldErrors {
  const errors: Record<string, string> = {};
  if (name === '') errors.name = 'Please Enter Full Name';
  if (email === '') errors.email = 'Please Enter Email ID';
  else if (!email.includes('@')) errors.email = 'Invalid Email Address';
  return errors;
}

/** A form like the signup's with its rules: press the button to see the errors. */
export function FormExample({ onValid = () => {} }: { readonly onValid?: (values: FormValues) => void }) {
  const { errors, submit, revalidate } = useFormErrors(check);
  return (
    <form className="d-form" noValidate onSubmit={submit(onValid)} onInput={revalidate}>
      <h2 className="d-title">Create your Free Account</h2>
      <p className="d-quiet">14 days with every feature. No credit card.</p>
      <Field label="Full name" name="name" autoComplete="name" error={errors.name} />
      <Field label="Mobile number" name="mobile" type="tel" autoComplete="tel-national" />
      <Field label="Email" name="email" type="email" autoComplete="email" error={errors.email} />
      <NewPasswordField label="Password" name="password" />
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
