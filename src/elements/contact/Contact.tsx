import { config } from '../../core/config/config.ts';
import { isRetail } from '../../core/session/session-shape.ts';
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
  if (!session) return null;
  return (
    <section className="d-contact">
      <header>
        <Heading className="d-title">{t('title')}</Heading>
        <p className="d-quiet">{t('lead')}</p>
      </header>
      {isRetail(session) ? <Regions /> : <Manager {...session.accountManager} />}
      <ContactFooter />
    </section>
  );
}

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
