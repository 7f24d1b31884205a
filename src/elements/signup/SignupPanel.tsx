import { lazy, Suspense, useSyncExternalStore } from 'react';
import { config } from '../../core/config/config.ts';
import { Tick } from '../kit/icons/statuses.tsx';
import { t } from './signup.text.ts';

// Rendered only after hydration: the form doesn't need the carousel and must not wait for it.
const Partners = lazy(() => import('./Partners.tsx').catch(() => ({ default: () => <></> })));

const unchanging = () => () => {};
const useIsAlive = () =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );

/** Product-specific copy beside the form from 760 px of the element's own width, one line above it below that. */
export function SignupPanel({ isVoice }: { readonly isVoice: boolean }) {
  const isAlive = useIsAlive();
  const { partners } = config();
  const points = isVoice ? voicePoints() : dictationPoints();
  return (
    <div className="d-signup-panel">
      <p className="d-signup-short">{t(isVoice ? 'voiceShort' : 'dictationShort')}</p>
      <div className="d-signup-long">
        <p className="d-signup-headline">{t(isVoice ? 'voiceHeadline' : 'dictationHeadline')}</p>
        <p>{t(isVoice ? 'voiceLead' : 'dictationLead')}</p>
        <ul className="d-signup-points">
          {points.map((point) => (
            <li key={point}>
              <Tick /> {point}
            </li>
          ))}
        </ul>
        {partners.length > 0 && (
          <div className="d-signup-partners">
            {isAlive && (
              <Suspense>
                <Partners label={t('partners')} partners={partners} />
              </Suspense>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

const dictationPoints = () => [t('dictationPoint1'), t('dictationPoint2'), t('dictationPoint3')];
const voicePoints = () => [t('voicePoint1'), t('voicePoint2'), t('voicePoint3')];
