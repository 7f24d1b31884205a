import { useEffect } from 'react';
import { systemClock } from '../../core/page/clock.ts';
import { Button } from '../kit/controls/Button.tsx';
import { useElement, useElementState } from '../kit/context.ts';
import { AuthCard } from '../kit/layout/AuthCard.tsx';
import { t } from './reset-password.text.ts';

const redirectMs = 3000;

/** `/passwordresetsuccess`: opens the login after three seconds. */
export function ResetDone({ clock = systemClock }) {
  const { navigate } = useElement();
  useElementState('done');
  const toLogin = () => navigate('/', { replace: true });
  // Effect: opens the login after a delay.
  useEffect(() => clock.after(redirectMs, () => navigate('/', { replace: true })), [clock, navigate]);
  return (
    <AuthCard title={t('doneTitle')} lead={t('doneText')} takesFocus>
      <div className="d-actions">
        <Button kind="primary" onClick={toLogin}>
          {t('logIn')}
        </Button>
      </div>
    </AuthCard>
  );
}
