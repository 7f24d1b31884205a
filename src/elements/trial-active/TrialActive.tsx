import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { configuredLink, safeAddress } from '../../core/page/addresses.ts';
import { formatDate, readWireTime } from '../../core/format/time.ts';
import { config } from '../../core/config/config.ts';
import { currentAccount } from '../../core/session/session.ts';
import { readContext } from '../../core/session/drafts/signup-context.ts';
import { Button, ButtonLink } from '../kit/controls/Button.tsx';
import { OutsideLink } from '../kit/controls/Links.tsx';
import { useElement, useFlow } from '../kit/context.ts';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { lazyView, Nothing } from '../kit/lazy-view.tsx';
import { useSession } from '../kit/use-session.ts';
import { createLinksFlow, type AppKey, type InstallationLinks } from '../shared/installation-links.ts';
import { t as tKit } from '../kit/kit.text.ts';
import { deviceOf } from '../shared/device.ts';
import { ExternalLink, Tick } from '../kit/icons.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { ResultScreen, doneCss, StatusIcon } from '../kit/layout/ResultScreen.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { guarded } from '../runtime/guarded.tsx';
import trialActiveCss from './trial-active.css?inline';
import { t } from './trial-active.text.ts';
import { viewLocale } from '../kit/language.ts';

export const css = [doneCss, trialActiveCss];

const QrCode = lazyView(() => import('./QrCode.tsx'), Nothing);

export default guarded(TrialActive);

function TrialActive() {
  const context = readContext();
  const { started } = context;
  // Another user's trial may be stored, because an expiry keeps it for the same user's next login.
  const isOwn = !started || started.account === currentAccount();
  const productName = isOwn && started ? started.productName : context.productName;
  const expiresOn = isOwn ? readWireTime(context.subscriptionExpiresOn) : null;
  const isDictation = productName === 'dictation' || productName === '';
  return (
    <ResultScreen
      sign={<TrialSign />}
      title={t('title')}
      lead={expiresOn && <p>{t('until', { date: formatDate(expiresOn, viewLocale()) })}</p>}
      isPage
    >
      {isDictation ? <Dictation hasReferral={isOwn && context.referralValidationCode !== ''} /> : <DeveloperPortal />}
    </ResultScreen>
  );
}

const Dictation = ({ hasReferral }: { readonly hasReferral: boolean }) => (
  <>
    {hasReferral && (
      <Notice tone="success" isSilent>
        {t('bonus')}
      </Notice>
    )}
    <NextStep />
    {!hasReferral && <Included />}
  </>
);

interface App {
  readonly label: string;
  readonly href: string;
}

function NextStep() {
  const { navigate, element } = useElement();
  const flow = useFlow(createLinksFlow);
  const step = useStore(flow.$state);
  const available = useSession()?.availableApps ?? [];
  useEffect(() => void flow.load(), [flow]);
  const device = deviceOf(element?.ownerDocument.defaultView?.navigator);
  const apps = step.at === 'failed' ? null : appsFor(step.at === 'ready' ? step.value : null, available);
  const own = apps?.[device];
  const phones = device === 'windows' || device === 'computer' ? [apps?.android, apps?.ios].filter((app) => !!app) : [];
  return (
    <>
      <div className="d-trial-ways" aria-busy={step.at === 'loading'}>
        {own && (
          <ButtonLink kind="primary" href={own.href} opensNewTab>
            {own.label}
          </ButtonLink>
        )}
        <Button
          kind={own ? 'secondary' : 'primary'}
          onClick={() => navigate('/installation', { ifNoHost: '/installation?trial=active' })}
        >
          {t('toInstallation')}
        </Button>
      </div>
      {phones.length > 0 && <Phones apps={phones} />}
    </>
  );
}

const Phones = ({ apps }: { readonly apps: readonly App[] }) => (
  <div className="d-trial-phones">
    <p className="d-small d-quiet">{t('onPhone')}</p>
    <ul>
      {apps.map(({ label, href }) => (
        <li key={label}>
          {href ? <QrCode fallback={<Skeleton />} text={href} label={t('qrOf', { app: label })} /> : <Skeleton />}
          <OutsideLink className="d-link d-small" href={href || undefined}>
            {label}
          </OutsideLink>
        </li>
      ))}
    </ul>
  </div>
);

/** The apps that the user may have (CON-6.12) and that have an address. `href` is '' while the addresses load. */
function appsFor(links: InstallationLinks | null, available: readonly string[]) {
  const app = (key: AppKey, label: string, address: keyof InstallationLinks): App | undefined => {
    if (available.length > 0 && !available.includes(key)) return undefined;
    const href = links ? safeAddress(links[address]) : '';
    return href === null ? undefined : { label, href };
  };
  const web = app('web', tKit('openWeb'), 'webAppUrl');
  return {
    windows: app('win', t('windows'), 'windows64Url') ?? web,
    computer: web,
    android: app('mobapp', tKit('android'), 'androidAppUrl'),
    ios: app('mobapp', tKit('ios'), 'iosAppUrl'),
  };
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
        <ButtonLink kind="primary" href={portal} opensNewTab endIcon={<ExternalLink />}>
          {t('toPortal')}
        </ButtonLink>
      )}
    </>
  );
}

const TrialSign = () => (
  <span className="d-trial-sign" aria-hidden="true">
    <StatusIcon kind="done" />
    <svg viewBox="0 0 64 64">
      <path className="d-trial-voice" pathLength="1" d="M14 30v4m6-9v14m6-20v26m6-18v10m6-20v30m6-24v18m6-14v10" />
    </svg>
  </span>
);
