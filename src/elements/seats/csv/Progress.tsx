import { useEffect } from 'react';
import { useAnnounce } from '../../kit/feedback/LiveRegion.tsx';
import { t } from './csv.text.ts';

/** How much of the file is on its way; said aloud at every quarter (A11Y-07). */
export function Progress({ share }: { readonly share: number }) {
  const announce = useAnnounce();
  const percent = Math.round(share * 100);
  const quarter = Math.floor(percent / 25) * 25;
  // What a screen reader says is outside of React.
  useEffect(() => announce(textOf(quarter)), [announce, quarter]);
  const setWidth = (bar: HTMLElement | null) => bar?.style.setProperty('inline-size', `${percent}%`);
  return (
    <div className="d-csv-progress">
      <div
        className="d-csv-track"
        role="progressbar"
        aria-label={t('assigning')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div ref={setWidth} className="d-csv-bar" />
      </div>
      <p className="d-small d-quiet">{textOf(percent)}</p>
    </div>
  );
}

const textOf = (percent: number) => (percent === 100 ? t('uploaded') : t('uploading', { percent }));
