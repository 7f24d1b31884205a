import { useStore } from '@nanostores/react';
import { Button } from '../kit/controls/Button.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { Field } from '../kit/fields/Field.tsx';
import { Copy } from '../kit/icons/actions.tsx';
import { Tick } from '../kit/icons/statuses.tsx';
import type { ReferFlow } from './refer.flow.ts';
import { t } from './refer.text.ts';

interface InvitationProps {
  readonly flow: ReferFlow;
  readonly code: string;
  readonly earnedDays: number;
  readonly link: string;
}

export function Invitation({ flow, code, earnedDays, link }: InvitationProps) {
  const copied = useStore(flow.$copied);
  return (
    <Card>
      {code && (
        <div className="d-refer-invitation">
          <Field
            label={t('link')}
            name="link"
            defaultValue={link}
            isReadOnly
            error={copied === 'failed' ? t('copyFailed') : undefined}
            isOptional="unsaid"
          />
          <Button kind="primary" icon={copied === 'yes' ? <Tick /> : <Copy />} onClick={() => void flow.copy(link)}>
            {t(copied === 'yes' ? 'copied' : 'copy')}
          </Button>
        </div>
      )}
      <dl className="d-refer-facts">
        {code && (
          <div>
            <dt className="d-small d-quiet">{t('code')}</dt>
            <dd translate="no">{code}</dd>
          </div>
        )}
        <div className="d-refer-earned">
          <dd>{earnedDays === 1 ? t('earnedOne') : t('earned', { days: earnedDays })}</dd>
        </div>
      </dl>
      {code && (
        <div className="d-refer-whatsapp">
          <Button disabled>{t('whatsapp')}</Button>
          <p className="d-small d-quiet">{t('whatsappOff')}</p>
          <blockquote className="d-small" translate="no">
            {t('message', { code, link })}
          </blockquote>
        </div>
      )}
    </Card>
  );
}
