import type { ReactNode } from 'react';
import { isEmailAddress } from '../../core/format/email-address.ts';
import { Ltr } from '../kit/layout/Ltr.tsx';
import { t } from './contact.text.ts';
import { t as tKit } from '../kit/kit.text.ts';

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt className="d-small d-quiet">{label}</dt>
    <dd translate="no">{children}</dd>
  </div>
);

export const TextLine = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <Line label={label}>
    <bdi>{text}</bdi>
  </Line>
);

interface EmailLineProps {
  readonly address: string;
  readonly missing?: string;
}

export function EmailLine({ address, missing }: EmailLineProps) {
  const label = tKit('email');
  if (!address) return missing ? <Line label={label}>{missing}</Line> : null;
  if (!isEmailAddress(address)) return <Line label={label}>{address}</Line>;
  const [name, host] = address.split('@');
  return (
    <Line label={label}>
      <a className="d-link" href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>
        <bdi dir="ltr" translate="no">
          {name}@<wbr />
          {host}
        </bdi>
      </a>
    </Line>
  );
}

export function PhoneLine({ number }: { readonly number: string }) {
  if (!number) return null;
  return (
    <Line label={t('phone')}>
      <a className="d-link" href={`tel:${number.replace(/[^+\d]/g, '')}`}>
        <Ltr>{number}</Ltr>
      </a>
    </Line>
  );
}
