import { config } from '../../core/config/config.ts';
import { isRetail, type Session } from '../../core/session/session-shape.ts';
import { useElementState } from '../kit/context.ts';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { Card, screenCss } from '../kit/layout/Card.tsx';
import { useSession } from '../kit/use-session.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import { guarded } from '../runtime/guarded.tsx';
import { ContactFooter } from './ContactFooter.tsx';
import { AddressLine, EmailLine, PhoneLine, TextLine } from './ContactLines.tsx';
import css from './contact.css?inline';
import { t } from './contact.text.ts';

export { sheets as css };
const sheets = [screenCss, css];

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
    {isRetail(session) ? <Regions /> : <Manager {...session.accountManager} />}
    <ContactFooter />
  </>
);

/** Until it is known who asks. */
const Waiting = () => (
  <>
    <p className="d-hidden">{t('loading')}</p>
    <div className="d-contact-cards">
      {['first', 'second'].map((card) => (
        <div key={card} className="d-card d-stack">
          <Skeleton shape="title" />
          <Skeleton count={3} />
        </div>
      ))}
    </div>
  </>
);

/** For account owners: one card a region (CON-2.8.2). The United States has no address. */
function Regions() {
  const { email, phone } = config().contact;
  const regions = [
    { name: t('global'), address: t('addressGlobal') },
    { name: t('unitedKingdom'), address: t('addressUnitedKingdom') },
    { name: t('unitedStates'), address: '' },
  ];
  return (
    <div className="d-contact-cards">
      {regions.map(({ name, address }) => (
        <Card key={name} title={name}>
          <dl className="d-contact-lines">
            <EmailLine label={t('email')} address={email} />
            <PhoneLine number={phone} />
            <AddressLine address={address} />
          </dl>
        </Card>
      ))}
    </div>
  );
}

/** For everybody else: the account manager, and the general support address. */
function Manager({ name, email }: { readonly name: string; readonly email: string }) {
  return (
    <div className="d-contact-cards">
      <Card title={t('manager')}>
        <dl className="d-contact-lines">
          <TextLine label={t('managerName')} text={name || t('notAdded')} />
          <EmailLine label={t('email')} address={email} missing={t('notAdded')} />
        </dl>
      </Card>
      <Card title={t('support')}>
        <dl className="d-contact-lines">
          <EmailLine label={t('email')} address={config().contact.email} missing={t('notAdded')} />
        </dl>
      </Card>
    </div>
  );
}
