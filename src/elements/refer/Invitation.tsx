import { useStore } from '@nanostores/react';
import { Button } from '../kit/controls/Button.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { Field } from '../kit/fields/Field.tsx';
import { Copy, Tick } from '../kit/icons.tsx';
import type { ReferFlow } from './refer.flow.ts';
import { Ltr, Sentence } from '../kit/layout/Ltr.tsx';
import { t } from './refer.text.ts';

interface InvitationProps {
  readonly flow: ReferFlow;
  readonly code: string;
  readonly earnedDays: number;
  readonly link: string;
}

export function Invitation({ flow, code, earnedDays, link }: InvitationProps) {
  const copied = useStore(flow.$copied);
  const isCopied = (what: 'link' | 'message') => copied?.what === what && copied.isDone;
  const hasFailed = (what: 'link' | 'message') => copied?.what === what && !copied.isDone;
  const message = t('message', { code, link });
  return (
    <Card>
      {code && (
        <div className="d-refer-invitation">
          <Field
            label={t('link')}
            name="link"
            defaultValue={link}
            isReadOnly
            dir="ltr"
            error={hasFailed('link') ? t('copyFailed') : undefined}
            isOptional="unsaid"
          />
          <Button
            kind="primary"
            icon={isCopied('link') ? <Tick /> : <Copy />}
            onClick={() => void flow.copy('link', link)}
          >
            {t(isCopied('link') ? 'copied' : 'copy')}
          </Button>
        </div>
      )}
      <dl className="d-refer-facts">
        {code && (
          <div>
            <dt className="d-small d-quiet">{t('code')}</dt>
            <dd>
              <Ltr>{code}</Ltr>
            </dd>
          </div>
        )}
        <div className="d-refer-earned">
          <dd>{t('earned', { count: earnedDays })}</dd>
        </div>
      </dl>
      {code && (
        <div className="d-refer-whatsapp">
          <blockquote className="d-small" translate="no">
            <Sentence text={message} values={[link, code]} />
          </blockquote>
          <div className="d-row">
            <Button icon={isCopied('message') ? <Tick /> : <Copy />} onClick={() => void flow.copy('message', message)}>
              {t(isCopied('message') ? 'copied' : 'copyMessage')}
            </Button>
            <Button disabled>{t('whatsapp')}</Button>
          </div>
          <p className="d-small d-quiet">{hasFailed('message') ? t('messageCopyFailed') : t('whatsappOff')}</p>
        </div>
      )}
    </Card>
  );
}
