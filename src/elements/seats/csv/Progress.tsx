import { useEffect } from 'react';
import { useAnnounce } from '../../kit/feedback/LiveRegion.tsx';
import { t } from './csv.text.ts';

/** Upload progress, announced at every quarter (A11Y-07); null if the browser can't measure it. */
export function Progress({ share }: { readonly share: number | null }) {
  const announce = useAnnounce();
  const percent = share === null ? null : Math.round(share * 100);
  const quarter = percent === null ? null : Math.floor(percent / 25) * 25;
  // Effect: the live region is outside of React.
  useEffect(() => announce(textOf(quarter)), [announce, quarter]);
  const setWidth = (bar: HTMLElement | null) =>
    bar?.style.setProperty('inline-size', percent === null ? null : `${percent}%`);
  return (
    <div className="d-csv-progress">
      <div
        className="d-csv-track"
        role="progressbar"
        aria-label={t('assigning')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
      >
        <div ref={setWidth} className={percent === null ? 'd-csv-bar d-csv-unknown' : 'd-csv-bar'} />
      </div>
      <p className="d-small d-quiet">{textOf(percent)}</p>
    </div>
  );
}

function textOf(percent: number | null): string {
  if (percent === null) return t('uploadingUnknown');
  return percent === 100 ? t('uploaded') : t('uploading', { percent });
}
