import { configuredLink } from '../../core/page/addresses.ts';
import { showDate } from '../../core/format/shown-time.ts';
import { readWireTime } from '../../core/format/wire-time.ts';
import { config } from '../../core/config/config.ts';
import { formatLocale } from '../../core/config/language.ts';
import { readContext } from '../../core/session/drafts/signup-context.ts';
import { Button } from '../kit/controls/Button.tsx';
import { useElement } from '../kit/context.ts';
import { Tick } from '../kit/icons/statuses.tsx';
import { OpensElsewhere } from '../kit/icons/actions.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { guarded } from '../runtime/guarded.tsx';
import { Sign } from './Sign.tsx';
import css from './trial-active.css?inline';
import { t } from './trial-active.text.ts';

export { sheets as css };
const sheets = [css];

export default guarded(TrialActive);

function TrialActive() {
  const { productName, referralValidationCode, subscriptionExpiresOn } = readContext();
  const expiresOn = readWireTime(subscriptionExpiresOn);
  const isDictation = productName === 'dictation' || productName === '';
  return (
    <section className="d-trial">
      <Sign />
      <Heading className="d-title">{t('title')}</Heading>
      {expiresOn && <p className="d-quiet">{t('until', { date: showDate(expiresOn, formatLocale()) })}</p>}
      {isDictation ? <Dictation hasReferral={referralValidationCode !== ''} /> : <DeveloperPortal />}
    </section>
  );
}

function Dictation({ hasReferral }: { readonly hasReferral: boolean }) {
  const { navigate } = useElement();
  return (
    <>
      {hasReferral ? (
        <Notice tone="success" isStill>
          {t('bonus')}
        </Notice>
      ) : (
        <Included />
      )}
      <Button kind="primary" onClick={() => navigate('/installation', { ifNoHost: '/installation?trial=active' })}>
        {t('toInstallation')}
      </Button>
    </>
  );
}

const Included = () => (
  <div className="d-trial-included">
    <Heading depth={1} className="d-small d-quiet">
      {t('included')}
    </Heading>
    <ul>
      {[t('platforms'), t('features'), t('assistance'), t('accuracy')].map((item) => (
        <li key={item}>
          <Tick /> {item}
        </li>
      ))}
    </ul>
  </div>
);

function DeveloperPortal() {
  const portal = configuredLink(config().links.developerPortal);
  return (
    <>
      <p>{t('portal')}</p>
      {portal && (
        <a className="d-button d-button-primary" href={portal} target="_blank" rel="noopener noreferrer">
          {t('toPortal')} <OpensElsewhere />
          <span className="d-hidden"> ({t('opensInNewTab')})</span>
        </a>
      )}
    </>
  );
}
