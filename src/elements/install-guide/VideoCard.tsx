import { useState } from 'react';
import { configuredLink } from '../../core/page/addresses.ts';
import { config } from '../../core/config/config.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { Dialog } from '../kit/layers/Dialog.tsx';
import { Play } from '../kit/icons/media.tsx';
import type { GuideName } from './guides.ts';
import { t } from './install-guide.text.ts';

/** The thumbnail is our own drawing: nothing is requested from the video's host before the user presses play. */
export function VideoCard({ app, name }: { readonly app: GuideName; readonly name: string }) {
  const [isPlaying, play] = useState(false);
  const address = configuredLink(config().links.videos[app]);
  if (!address) return null;
  return (
    <Card title={t('video')}>
      <button type="button" className="d-guide-thumbnail" aria-label={t('play')} onClick={() => play(true)}>
        <span className="d-guide-play">
          <Play />
        </span>
      </button>
      {isPlaying && (
        <Dialog
          title={t('videoOf', { app: name })}
          size="large"
          isStatic
          onClose={() => play(false)}
          actions={<Button onClick={() => play(false)}>{t('closeVideo')}</Button>}
        >
          <iframe
            className="d-guide-video"
            src={address}
            title={t('videoOf', { app: name })}
            allow="autoplay; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </Dialog>
      )}
    </Card>
  );
}
