import { Card } from '../kit/layout/Card.tsx';
import { RouteLink } from '../kit/controls/ConsoleLink.tsx';
import { AddressLinks } from '../shared/AddressLinks.tsx';
import type { App } from './apps.ts';
import { t } from './installation.text.ts';
import type { ReactNode } from 'react';
import { t as tKit } from '../kit/kit.text.ts';

export function AppCard({ name, text, requirements, links, guide }: Omit<App, 'key'>) {
  return (
    <Card title={name} depth={2}>
      <div className="d-installation-app">
        <AppPicture guide={guide} />
        <p>{text}</p>
        <p className="d-small d-quiet">{tKit('labelled', { label: t('requirements'), value: requirements })}</p>
        <AddressLinks className="d-actions" links={links} />
        <RouteLink to={guide} label={t('guideOf', { app: name })}>
          {t('guide')}
        </RouteLink>
      </div>
    </Card>
  );
}

const AppPicture = ({ guide }: { readonly guide: string }) => (
  <svg className="d-installation-picture" viewBox="0 0 96 64" aria-hidden="true">
    {drawings[guide.split('/').at(-1) ?? '']}
  </svg>
);

const drawings: Readonly<Record<string, ReactNode>> = {
  windowsapp: (
    <path d="M16 10h64v36H16zM36 56h24M48 46v10M28 20h18v8H28zM50 20h18v8H50zM28 31h18v8H28zM50 31h18v8H50z" />
  ),
  webapp: <path d="M12 8h72v48H12zM12 20h72M20 14h0M27 14h0M34 14h0M26 32h30M26 42h44" />,
  chromeplugin: <path d="M12 8h72v48H12zM12 20h72M50 30h6a5 5 0 1 1 9 0h7v9a5 5 0 1 0 0 8v5H50v-6a5 5 0 1 1 0-9z" />,
  mobileapp: (
    <path d="M34 4h28a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM44 54h8M38 18h20M38 26h14M38 34h18" />
  ),
  dictationmic: (
    <path d="M34 4h28a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM48 16a5 5 0 0 1 5 5v8a5 5 0 0 1-10 0v-8a5 5 0 0 1 5-5zM38 28a10 10 0 0 0 20 0M48 38v6" />
  ),
};
