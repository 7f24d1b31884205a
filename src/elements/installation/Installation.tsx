import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import type { Session } from '../../core/session/session.ts';
import { configuredLink } from '../../core/page/addresses.ts';
import { config } from '../../core/config/config.ts';
import type { Resource } from '../../core/state/resource.ts';
import { ButtonLink } from '../kit/controls/Button.tsx';
import { Card, screenCss } from '../kit/layout/Card.tsx';
import { useElement, useElementState, useFlow, type ElementState } from '../kit/context.ts';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { createLinksFlow, type AppKey, type InstallationLinks, type LinksFlow } from '../shared/installation-links.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { Skeleton } from '../kit/feedback/Skeleton.tsx';
import { LoadError } from '../kit/controls/LoadError.tsx';
import { useSession } from '../kit/use-session.ts';
import { Heading } from '../kit/layout/Heading.tsx';
import { guarded } from '../runtime/guarded.tsx';
import installationCss from './installation.css?inline';
import { t } from './installation.text.ts';
import { RouteLink } from '../kit/controls/Links.tsx';
import { AddressLinks } from '../shared/AddressLinks.tsx';
import { deviceOf, type Device } from '../shared/device.ts';
import { t as tKit } from '../kit/kit.text.ts';

export const css = [screenCss, installationCss];

export default guarded(Installation);

function Installation() {
  const session = useSession();
  const flow = useFlow(createLinksFlow);
  const links = useStore(flow.$state);
  const product = session ? allowedProduct(session) : 'unknown';
  const isDictation = product === 'dictation';
  useEffect(() => {
    if (isDictation) void flow.load();
  }, [flow, isDictation]);
  useElementState(stateOf(product, links));
  return (
    <section className="d-installation">
      <Heading className="d-title">{t('title')}</Heading>
      {product === 'unknown' && <CardSkeletons />}
      {product === null && <EmptyState drawing="list">{t('none')}</EmptyState>}
      {product === 'voice-services' && <VoiceServices />}
      {session && isDictation && (
        <>
          <div className="d-installation-narrow">
            <Notice tone="info" isSilent>
              {t('narrow')}
            </Notice>
          </div>
          <Heading depth={1} className="d-heading">
            {t('dictation')}
          </Heading>
          <Cards flow={flow} links={links} available={session.availableApps} />
        </>
      )}
    </section>
  );
}

type Product = 'dictation' | 'voice-services' | null;

function allowedProduct(session: Session): Product {
  const { products } = config();
  const isAllowed = (name: string) => session.allowedMenus.includes(String(products[name]?.listingId));
  if (isAllowed('dictation')) return 'dictation';
  return isAllowed('voice-services') ? 'voice-services' : null;
}

function stateOf(product: Product | 'unknown', links: Resource<InstallationLinks>): ElementState {
  if (product === 'unknown') return 'loading';
  if (product !== 'dictation') return 'ready';
  return links.at === 'failed' ? 'error' : links.at;
}

function VoiceServices() {
  const portal = configuredLink(config().links.developerPortal);
  return (
    <Card title={t('voice')}>
      <p className="d-prose">{t('voiceText')}</p>
      {portal && (
        <div className="d-actions">
          <ButtonLink href={portal} opensNewTab>
            {t('toPortal')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

interface CardsProps {
  readonly flow: LinksFlow;
  readonly links: Resource<InstallationLinks>;
  readonly available: readonly string[];
}

const CardSkeletons = () => (
  <div className="d-installation-cards" aria-busy="true">
    <p className="d-hidden">{t('loading')}</p>
    {[1, 2, 3, 4].map((card) => (
      <div key={card} className="d-card" aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton count={2} />
        <Skeleton shape="field" />
        <Skeleton />
      </div>
    ))}
  </div>
);

function Cards({ flow, links, available }: CardsProps) {
  const { element } = useElement();
  const device = deviceOf(element?.ownerDocument.defaultView?.navigator);
  if (links.at === 'failed')
    return <LoadError onRetry={() => void flow.load()} notLoaded={t('notLoaded')} offline={t('offline')} />;
  if (links.at === 'loading') return <CardSkeletons />;
  const apps = ownFirst(allApps(links.value), device).filter(
    ({ key }) => available.length === 0 || available.includes(key),
  );
  if (apps.length === 0) return <EmptyState drawing="list">{t('none')}</EmptyState>;
  return (
    <div className="d-installation-cards">
      {apps.map((app) => (
        <AppCard key={app.key} app={app} />
      ))}
    </div>
  );
}

interface App {
  readonly key: AppKey;
  readonly guide: string;
  readonly links: readonly (readonly [label: string, address: string])[];
}

function allApps(urls: InstallationLinks): readonly App[] {
  const app = (key: AppKey, guide: string, ...links: App['links']): App => ({ key, guide, links });
  return [
    app('win', 'windowsapp', [t('win64'), urls.windows64Url], [t('win32'), urls.windows32Url]),
    app('web', 'webapp', [tKit('openWeb'), urls.webAppUrl]),
    app('webext', 'chromeplugin', [t('openExtension'), urls.chromePluginUrl]),
    app('mobapp', 'mobileapp', [tKit('android'), urls.androidAppUrl], [tKit('ios'), urls.iosAppUrl]),
    app('mob', 'dictationmic', [tKit('android'), urls.androidMicUrl], [tKit('ios'), urls.iosMicUrl]),
  ];
}

const ofDevice: Readonly<Record<Device, readonly AppKey[]>> = {
  windows: ['win'],
  computer: ['web'],
  android: ['mobapp', 'mob'],
  ios: ['mobapp', 'mob'],
};

/** Apps for the visitor's own device come first. */
function ownFirst(apps: readonly App[], device: Device): readonly App[] {
  const isOwn = ({ key }: App) => ofDevice[device].includes(key);
  return [...apps.filter(isOwn), ...apps.filter((app) => !isOwn(app))];
}

function AppCard({ app: { key, guide, links } }: { readonly app: App }) {
  return (
    <Card title={t(key)} depth={2}>
      <div className="d-installation-app">
        <svg className="d-installation-picture" viewBox="0 0 96 64" aria-hidden="true">
          {drawings[key]}
        </svg>
        <p>{t(`${key}Text`)}</p>
        <p className="d-small d-quiet">{tKit('labelled', { label: t('requirements'), value: t(`${key}Needs`) })}</p>
        <AddressLinks className="d-actions" links={links} />
        <RouteLink to={`/installationguide/${guide}`} label={t('guideOf', { app: t(key) })}>
          {t('guide')}
        </RouteLink>
      </div>
    </Card>
  );
}

const drawings: Readonly<Record<AppKey, ReactNode>> = {
  win: <path d="M16 10h64v36H16zM36 56h24M48 46v10M28 20h18v8H28zM50 20h18v8H50zM28 31h18v8H28zM50 31h18v8H50z" />,
  web: <path d="M12 8h72v48H12zM12 20h72M20 14h0M27 14h0M34 14h0M26 32h30M26 42h44" />,
  webext: <path d="M12 8h72v48H12zM12 20h72M50 30h6a5 5 0 1 1 9 0h7v9a5 5 0 1 0 0 8v5H50v-6a5 5 0 1 1 0-9z" />,
  mobapp: (
    <path d="M34 4h28a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM44 54h8M38 18h20M38 26h14M38 34h18" />
  ),
  mob: (
    <path d="M34 4h28a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM48 16a5 5 0 0 1 5 5v8a5 5 0 0 1-10 0v-8a5 5 0 0 1 5-5zM38 28a10 10 0 0 0 20 0M48 38v6" />
  ),
};
