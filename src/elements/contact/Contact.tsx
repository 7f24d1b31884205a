import type { ReactNode } from 'react';
import { config } from '../../core/config/config.ts';
import { isRetail, type Session } from '../../core/session/session.ts';
import { useElementState } from '../kit/context.ts';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { Card, screenCss } from '../kit/layout/Card.tsx';
import { useSession } from '../kit/use-session.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import { guarded } from '../runtime/guarded.tsx';
import { ContactFooter } from './ContactFooter.tsx';
import { EmailLine, PhoneLine, TextLine } from './ContactLines.tsx';
import contactCss from './contact.css?inline';
import { t } from './contact.text.ts';

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
      {session ? <Addresses session={session} /> : <Waiting />}
    </section>
  );
}

const Addresses = ({ session }: { readonly session: Session }) => (
  <>
    {isRetail(session) ? <Offices /> : <Manager {...session.accountManager} />}
    <ContactFooter hasSocial={isRetail(session)} />
  </>
);

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

/** For account owners: one card per configured office (CON-2.8.2, DEC-6.4), or the support line if there are none. */
function Offices() {
  const { email, phone, offices } = config().contact;
  if (offices.length === 0) {
    return (
      <div className="d-cards">
        <Contacts title={t('support')}>
          <EmailLine address={email} missing={t('notAdded')} />
          <PhoneLine number={phone} />
        </Contacts>
      </div>
    );
  }
  return (
    <div className="d-cards">
      {offices.map((office, index) => (
        <Contacts key={index} title={office.name}>
          <EmailLine address={office.email ?? ''} />
          <PhoneLine number={office.phone ?? ''} />
          {office.address && <TextLine label={t('address')} text={office.address} />}
        </Contacts>
      ))}
    </div>
  );
}

const Manager = ({ name, email }: { readonly name: string; readonly email: string }) => (
  <div className="d-cards">
    <Contacts title={t('manager')}>
      <TextLine label={t('managerName')} text={name || t('notAdded')} />
      <EmailLine address={email} missing={t('notAdded')} />
    </Contacts>
    <Contacts title={t('support')}>
      <EmailLine address={config().contact.email} missing={t('notAdded')} />
    </Contacts>
  </div>
);

const Contacts = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card title={title}>
    <dl className="d-contact-lines">{children}</dl>
  </Card>
);
