import { ConfirmDialog } from '../kit/layers/Dialog.tsx';
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
      startsAtConfirm
      onConfirm={onReset}
      onCancel={onClose}
    >
      <p>{t('expiredText')}</p>
    </ConfirmDialog>
  );
}
