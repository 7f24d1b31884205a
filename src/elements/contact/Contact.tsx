import type { ReactNode } from 'react';
import { drawn } from '../../core/format/text.ts';
import { config } from '../../core/config/config.ts';
import { isRetail } from '../../core/session/session.ts';
import { useElementState } from '../kit/context.ts';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { Card, screenCss } from '../kit/layout/Card.tsx';
import { useSession } from '../kit/use-session.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import { guarded } from '../runtime/guarded.tsx';
import contactCss from './contact.css?inline';
import { t } from './contact.text.ts';
import { callAddress } from '../../core/page/addresses.ts';
import { isEmailAddress } from '../../core/format/email-address.ts';
import { Ltr } from '../kit/layout/Text.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { configuredLink } from '../../core/page/addresses.ts';
import { OutsideLink } from '../kit/controls/Links.tsx';

export const css = [screenCss, contactCss];

export default guarded(Contact);

function Contact() {
  const session = useSession();
  useElementState(session ? 'ready' : 'loading');
  return (
    <section className="d-contact" aria-busy={session ? undefined : true}>
      <header>
        <Heading className="d-title">{t('title')}</Heading>
        <p className="d-quiet">{t('lead')}</p>
      </header>
      {!session && <Waiting />}
      {session && (
        <div className="d-cards">{isRetail(session) ? <Offices /> : <Manager {...session.accountManager} />}</div>
      )}
      {session && <ContactFooter hasSocial={isRetail(session)} />}
    </section>
  );
}

const Waiting = () => (
  <>
    <p className="d-hidden">{t('loading')}</p>
    <div className="d-cards">
      {['first', 'second'].map((card) => (
        <div key={card} className="d-card d-stack">
          <Skeleton shape="title" />
          <Skeleton count={3} />
        </div>
      ))}
    </div>
  </>
);

/** One card per configured office (CON-2.8.2, DEC-6.4); without offices, one for support. */
function Offices() {
  const { email, phone, offices } = config().contact;
  if (offices.length === 0) {
    return (
      <Contacts title={t('support')}>
        <EmailLine address={email} missing={t('notAdded')} />
        <PhoneLine number={phone} />
      </Contacts>
    );
  }
  return offices.map((office, index) => (
    <Contacts key={index} title={office.name}>
      <EmailLine address={office.email ?? ''} />
      <PhoneLine number={office.phone ?? ''} />
      {office.address && <TextLine label={t('address')} text={office.address} />}
    </Contacts>
  ));
}

const Manager = ({ name, email }: { readonly name: string; readonly email: string }) => (
  <>
    <Contacts title={t('manager')}>
      <TextLine label={t('managerName')} text={name || t('notAdded')} />
      <EmailLine address={email} missing={t('notAdded')} />
    </Contacts>
    <Contacts title={t('support')}>
      <EmailLine address={config().contact.email} missing={t('notAdded')} />
    </Contacts>
  </>
);

const Contacts = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card title={title}>
    <dl className="d-contact-lines">{children}</dl>
  </Card>
);

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt className="d-small d-quiet">{label}</dt>
    <dd translate="no">{children}</dd>
  </div>
);

const TextLine = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <Line label={label}>
    <bdi>{drawn(text)}</bdi>
  </Line>
);

function EmailLine({ address, missing }: { readonly address: string; readonly missing?: string }) {
  const label = tKit('email');
  if (!address) return missing ? <Line label={label}>{missing}</Line> : null;
  if (!isEmailAddress(address)) return <Line label={label}>{drawn(address)}</Line>;
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

function PhoneLine({ number }: { readonly number: string }) {
  if (!number) return null;
  return (
    <Line label={t('phone')}>
      <a className="d-link" href={callAddress(number)}>
        <Ltr>{number}</Ltr>
      </a>
    </Line>
  );
}

const social = ['twitter', 'facebook', 'instagram', 'youtube', 'linkedin'] as const;
const legal = ['terms', 'privacy', 'subscriptionTerms', 'dataProcessing'] as const;

/** Legal links, and social links for account owners only (CON-2.8.4). */
function ContactFooter({ hasSocial }: { readonly hasSocial: boolean }) {
  const { links } = config();
  return (
    <footer className="d-contact-footer">
      {hasSocial && <LinkList label={t('social')} links={social.map((name) => [t(name), links.social[name]])} />}
      <LinkList label={t('legal')} links={legal.map((name) => [t(name), links[name]])} />
    </footer>
  );
}

type Links = readonly (readonly [label: string, address: string])[];

function LinkList({ label, links }: { readonly label: string; readonly links: Links }) {
  const shown = links.flatMap(([text, address]) => {
    const href = configuredLink(address);
    return href ? [{ text, href }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <nav aria-label={label}>
      <Heading depth={1} className="d-small d-quiet">
        {label}
      </Heading>
      <ul>
        {shown.map(({ text, href }) => (
          <li key={text}>
            <OutsideLink href={href}>{text}</OutsideLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
