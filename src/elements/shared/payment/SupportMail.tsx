import { config } from '../../../core/config/config.ts';
import { Ltr, TextWithNodes } from '../../kit/layout/Text.tsx';
import { t } from './payment.text.ts';

interface SupportMailProps {
  /** A sentence with `{email}`. */
  readonly text: string;
  readonly orderId?: string | null | undefined;
}

/** A way to the support: an e-mail whose subject names the order. */
export function SupportMail({ text, orderId }: SupportMailProps) {
  const { email } = config().contact;
  if (!email) return null;
  const subject = orderId ? `?subject=${encodeURIComponent(t('mailSubject', { orderId }))}` : '';
  const link = (
    <a className="d-link" href={`mailto:${email}${subject}`}>
      <Ltr>{email}</Ltr>
    </a>
  );
  return <TextWithNodes text={text} nodes={{ email: link }} />;
}
