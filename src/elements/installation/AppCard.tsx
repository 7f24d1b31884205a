import { safeLink } from '../../core/page/addresses.ts';
import { ButtonLink } from '../kit/controls/ButtonLink.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { ConsoleLink } from '../kit/controls/ConsoleLink.tsx';
import { useElement } from '../kit/context.ts';
import type { App } from './apps.ts';
import { AppPicture } from './AppPicture.tsx';
import { t } from './installation.text.ts';

export function AppCard({ name, text, requirements, links, guide }: Omit<App, 'key'>) {
  const { navigate } = useElement();
  const safe = links.flatMap(([label, address]) => {
    const href = safeLink(address);
    return href ? [{ label, href }] : [];
  });
  return (
    <Card title={name} depth={2}>
      <div className="d-installation-app">
        <AppPicture guide={guide} />
        <p>{text}</p>
        <p className="d-small d-quiet">
          {t('requirements')}: {requirements}
        </p>
        <div className="d-actions">
          {safe.map(({ label, href }) => (
            <ButtonLink key={label} href={href} isElsewhere>
              {label}
            </ButtonLink>
          ))}
        </div>
        <ConsoleLink to={guide} onGo={() => navigate(guide)} label={t('guideOf', { app: name })}>
          {t('guide')}
        </ConsoleLink>
      </div>
    </Card>
  );
}
