import { Button } from '../kit/controls/Button.tsx';
import { Dialog } from '../kit/layers/Dialog.tsx';
import { t } from './callback.text.ts';
import { labelOf } from './slots.ts';

interface CallbackDoneProps {
  readonly time: string;
  readonly email: string;
  readonly onClose: () => void;
}

export const CallbackDone = ({ time, email, onClose }: CallbackDoneProps) => (
  <Dialog
    depth={0}
    title={t('done')}
    onClose={onClose}
    actions={
      <Button kind="primary" onClick={onClose}>
        {t('ok')}
      </Button>
    }
  >
    <div className="d-callback-done">
      <p className="d-callback-time">{t('doneTime', { time: labelOf(time) })}</p>
      {email && (
        <p className="d-quiet" translate="no">
          {t('doneMail', { email })}
        </p>
      )}
    </div>
  </Dialog>
);
