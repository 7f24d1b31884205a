import { Button } from '../kit/controls/Button.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { t } from './account.text.ts';

interface FormActionsProps {
  readonly busy: boolean;
  readonly canUpdate?: boolean;
  readonly onCancel: () => void;
}

export const FormActions = ({ busy, canUpdate = true, onCancel }: FormActionsProps) => (
  <div className="d-account-actions">
    {!busy && <Button onClick={onCancel}>{tKit('cancel')}</Button>}
    <Button type="submit" kind="primary" disabled={!canUpdate && !busy} busy={busy} busyLabel={t('updating')}>
      {t('update')}
    </Button>
  </div>
);
