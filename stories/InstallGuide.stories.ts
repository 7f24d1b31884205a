import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { configure } from '../src/core/config/config.ts';
import { playIn } from './act.ts';
import { refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Install guide',
  component: 'dict-install-guide',
  parameters: { signedInAs: 'retail@example.com' },
} satisfies Meta;

export const Windows: StoryObj = { args: { app: 'windowsapp' } };

export const Web: StoryObj = { args: { app: 'webapp' } };

export const ChromeExtension: StoryObj = { args: { app: 'chromeplugin' } };

export const Mobile: StoryObj = { args: { app: 'mobileapp' } };

export const Microphone: StoryObj = { args: { app: 'mic' } };

export const Loading = unanswered('productGettingStart');

export const LinksNotLoaded = refused('productGettingStart');

export const WithVideo: StoryObj = { beforeEach: haveVideo };

export const VideoOpen: StoryObj = {
  beforeEach: haveVideo,
  play: playIn('dict-install-guide')(
    (root) => root.querySelector<HTMLElement>('.d-guide-thumbnail')?.click(),
    'dialog[open]',
  ),
};

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const Narrow = narrow({ args: { app: 'chromeplugin' } });
export const Dark = dark({ args: { app: 'mobileapp' } });
export const RightToLeft = rightToLeft({ beforeEach: haveVideo });
export const LongTexts = longTexts({ args: { app: 'mic' }, beforeEach: haveVideo });

/** Configures a local image in the place of a video, so that nothing is fetched from elsewhere. */
function haveVideo(): void {
  const address = new URL('/partners/aldersea.svg', location.href).href;
  configure({ links: { videos: { windowsapp: address, mic: address } } });
}
