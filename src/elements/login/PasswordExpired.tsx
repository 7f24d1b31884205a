import { ConfirmDialog } from '../kit/layers/ConfirmDialog.tsx';
import { t } from './login.text.ts';

interface PasswordExpiredProps {
  readonly onReset: () => void;
  readonly onClose: () => void;
}

export default function PasswordExpired({ onReset, onClose }: PasswordExpiredProps) {
  return (
    <ConfirmDialog
      title={t('expired')}
      confirmLabel={t('resetNow')}
      cancelLabel={t('notNow')}
      onConfirm={onReset}
      onCancel={onClose}
    >
      <p>{t('expiredText')}</p>
    </ConfirmDialog>
  );
}
