import { useId } from 'react';
import { Note } from '../kit/feedback/Note.tsx';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { t } from './reset-password.text.ts';

/** Placeholder of the form while the link is checked, with the same height, so that nothing moves. */
export const FormSkeleton = () => (
  <div className="d-form" aria-busy="true">
    <span className="d-hidden">{t('checking')}</span>
    <FieldSkeleton label={t('newPassword')} help={t('hint')} />
    <FieldSkeleton label={t('confirmPassword')} />
    <Skeleton shape="field" />
  </div>
);

function FieldSkeleton({ label, help }: { readonly label: string; readonly help?: string }) {
  const id = useId();
  return (
    <div className="d-field" aria-hidden="true">
      <div className="d-field-top">
        <span className="d-label">{label}</span>
      </div>
      <Skeleton shape="field" />
      <Note id={id} help={help} />
    </div>
  );
}
