import { CheckBox } from '../../kit/fields/CheckBox.tsx';
import { Facts } from '../../kit/lists/Facts.tsx';
import type { AssignStep } from './assign.flow.ts';
import { t } from './assign.text.ts';

interface FoundUserProps {
  readonly step: Extract<AssignStep, { at: 'found' }>;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** Shows who has the e-mail, so that the wrong person does not get the seat (A11Y-28). */
export const FoundUser = ({ step: { user, isConfirmed }, onConfirm }: FoundUserProps) => (
  <div className="d-assign-found">
    <p>{t('found')}</p>
    <Facts
      facts={[
        { label: t('name'), value: user.fullName, isVerbatim: true },
        { label: t('email'), value: user.email, isVerbatim: true },
      ]}
    />
    <CheckBox name="isConfirmed" isOn={isConfirmed} onChange={onConfirm}>
      {t('confirmUser')}
    </CheckBox>
  </div>
);
