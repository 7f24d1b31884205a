import type { InstallationLinks } from '../shared/installation-links.ts';
import type { PictureName } from './StepPicture.tsx';
import { t } from './install-guide.text.ts';
import { t as tKit } from '../kit/kit.text.ts';

export type GuideName = 'windowsapp' | 'webapp' | 'chromeplugin' | 'mobileapp' | 'mic';

type Link = readonly [label: string, address: string];

export interface Step {
  readonly text: string;
  readonly picture: PictureName;
  readonly tip?: string;
  readonly links: readonly Link[];
}

interface Guide {
  readonly name: string;
  readonly text: string;
  readonly requirements: string;
  readonly note?: string;
  readonly steps: readonly Step[];
}

const step = (text: string, picture: PictureName, ...links: Link[]): Step => ({ text, picture, links });

/** The guides, by app (CON-2.6). `links` is null until the download addresses have loaded. */
export const guides: Readonly<Record<GuideName, (links: InstallationLinks | null) => Guide>> = {
  windowsapp: (links) => ({
    name: t('winName'),
    text: t('winText'),
    requirements: t('winNeeds'),
    note: t('winNote'),
    steps: [
      {
        ...step(
          t('win1'),
          'download',
          [t('win64'), links?.windows64Url ?? ''],
          [t('win32'), links?.windows32Url ?? ''],
        ),
        tip: t('win1Tip'),
      },
      step(t('win2'), 'setup'),
      step(t('win3'), 'next'),
      step(t('win4'), 'setup'),
      step(t('win5'), 'agree'),
      step(t('win6'), 'folder'),
      step(t('win7'), 'next'),
      step(t('win8'), 'progress'),
      step(t('win9'), 'login'),
      step(t('win10'), 'dictate'),
    ],
  }),
  webapp: (links) => ({
    name: t('webName'),
    text: t('webText'),
    requirements: t('webNeeds'),
    steps: [step(t('web1'), 'browser', [tKit('openWeb'), links?.webAppUrl ?? '']), step(t('web2'), 'login')],
  }),
  chromeplugin: (links) => ({
    name: t('extName'),
    text: t('extText'),
    requirements: t('extNeeds'),
    note: t('extNote'),
    steps: [
      step(t('ext1'), 'browser', [t('extOpen'), links?.chromePluginUrl ?? '']),
      step(t('ext2'), 'next'),
      step(t('ext3'), 'next'),
      step(t('ext4'), 'pin'),
      step(t('ext5'), 'dictate'),
      step(t('ext6'), 'allow'),
      step(t('ext7'), 'login'),
    ],
  }),
  mobileapp: (links) => ({
    name: t('appName'),
    text: t('appText'),
    requirements: t('appNeeds'),
    steps: [...phoneSteps(links?.androidAppUrl, links?.iosAppUrl), step(t('app4'), 'phoneLogin')],
  }),
  mic: (links) => ({
    name: t('micName'),
    text: t('micText'),
    requirements: t('appNeeds'),
    steps: [...phoneSteps(links?.androidMicUrl, links?.iosMicUrl), step(t('mic4'), 'pair')],
  }),
};

const phoneSteps = (android = '', ios = ''): Step[] => [
  step(t('app1'), 'phoneDownload', [tKit('android'), android], [tKit('ios'), ios]),
  step(t('app2'), 'phoneInstall'),
  step(t('app3'), 'phoneOpen'),
];
