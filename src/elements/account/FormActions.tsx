import { Button } from '../kit/controls/Button.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { t } from './account.text.ts';

interface FormActionsProps {
  readonly busy: boolean;
  /** Disables Update and says why; null enables it. Omit it for a form that can always be sent. */
  readonly whyNot?: 'unchanged' | 'incomplete' | null;
  readonly onCancel: () => void;
}

export const FormActions = ({ busy, whyNot, onCancel }: FormActionsProps) => (
  <>
    {whyNot !== undefined && <p className="d-small d-quiet d-account-why">{whyNot && t(whyNot)}</p>}
    <div className="d-account-actions d-dialog-foot">
      {!busy && <Button onClick={onCancel}>{tKit('cancel')}</Button>}
      <Button type="submit" kind="primary" disabled={Boolean(whyNot) && !busy} busy={busy} busyLabel={t('updating')}>
        {t('update')}
      </Button>
    </div>
  </>
);
