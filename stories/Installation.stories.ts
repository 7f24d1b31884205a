import type { Meta, StoryObj } from '@storybook/web-components-vite';
import * as installation from '../src/elements/installation/Installation.tsx';
import { changeSession } from './change-session.ts';
import { prerendered } from './prerendered.tsx';
import { refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, rightToLeft } from './variants.ts';

export default {
  title: 'Elements/Installation',
  component: 'dict-installation',
  parameters: { signedInAs: 'retail@example.com' },
} satisfies Meta;

export const Ready: StoryObj = {};

export const OneApp: StoryObj = { beforeEach: () => changeSession({ availableApps: ['web'] }) };

export const VoiceServices: StoryObj = { parameters: { signedInAs: 'voice@example.com' } };

export const NothingToInstall: StoryObj = { beforeEach: () => changeSession({ allowedMenus: [] }) };

export const Loading = unanswered('productGettingStart');

export const NotLoaded = refused('productGettingStart');

export const Prerendered = prerendered(installation);

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const Narrow = narrow();
export const Dark = dark();
export const RightToLeft = rightToLeft();
export const LongTexts = longTexts();
export const LongTextsOfVoiceServices = longTexts(VoiceServices);
