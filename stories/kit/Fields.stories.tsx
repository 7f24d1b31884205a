import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { CheckBox } from '../../src/elements/kit/fields/CheckBox.tsx';
import { CodeField } from '../../src/elements/kit/fields/CodeField.tsx';
import { Field } from '../../src/elements/kit/fields/Field.tsx';
import { Notice } from '../../src/elements/kit/feedback/Notice.tsx';
import { PasswordField } from '../../src/elements/kit/fields/PasswordField.tsx';
import { SelectField } from '../../src/elements/kit/fields/SelectField.tsx';
import { show } from './show.tsx';
import { FormExample } from './FormExample.tsx';
import { person } from '../person.ts';

export default { title: 'Kit/Fields' } satisfies Meta;

export const Form: StoryObj = { render: () => show(<FormExample />) };

export const States: StoryObj = {
  render: () =>
    show(
      <div className="d-form">
        <Notice tone="danger">The email or the password is wrong.</Notice>
        <Field label="Email" name="email" type="email" defaultValue="nobody@" error="Invalid Email Address" />
        <PasswordField label="Password" name="password" autoComplete="current-password" error="Enter password" />
        <Field
          label="Mobile number"
          name="mobile"
          type="tel"
          defaultValue="123"
          error="Please Enter Correct Mobile Number"
        />
        <Field label="Email" name="locked" defaultValue={person.email} isReadOnly help="It can't be changed here." />
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
    show(
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
