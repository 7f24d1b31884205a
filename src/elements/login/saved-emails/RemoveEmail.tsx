import { ConfirmDialog } from '../../kit/layers/ConfirmDialog.tsx';
import { t } from '../login.text.ts';

interface RemoveEmailProps {
  readonly email: string;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

export const RemoveEmail = ({ email, onCancel, onRemove }: RemoveEmailProps) => (
  <ConfirmDialog
    title={t('removeTitle')}
    confirmLabel={t('remove')}
    cancelLabel={t('cancel')}
    isDanger
    onCancel={onCancel}
    onConfirm={onRemove}
  >
    <p translate="no">{t('removeText', { email })}</p>
  </ConfirmDialog>
);
