import { config } from '../../core/config/config.ts';
import type { BindTexts } from '../../core/config/text.ts';
import type { AppKey, InstallationLinks } from '../../core/installation-links.ts';
import type { Session } from '../../core/session/session.ts';
import { text as installationText } from './installation.text.ts';
import { text as kitText } from '../kit/kit.text.ts';

export interface App {
  readonly key: AppKey;
  readonly name: string;
  readonly text: string;
  readonly requirements: string;
  /** Label and address; links without an address are not shown. */
  readonly links: readonly (readonly [string, string])[];
  readonly guide: string;
}

export function allowedProduct(session: Session): 'dictation' | 'voice-services' | null {
  const { products } = config();
  const isAllowed = (name: string) => session.allowedMenus.includes(String(products[name]?.listingId));
  if (isAllowed('dictation')) return 'dictation';
  return isAllowed('voice-services') ? 'voice-services' : null;
}

/** The cards. One is hidden when the list of available apps is not empty and lacks its key. */
export const visibleApps = (available: readonly string[], links: InstallationLinks, texts: BindTexts): readonly App[] =>
  allApps(links, texts).filter(({ key }) => available.length === 0 || available.includes(key));

const allApps = (links: InstallationLinks, texts: BindTexts): readonly App[] => {
  const t = texts(installationText);
  const tKit = texts(kitText);
  return [
    {
      key: 'win',
      name: t('win'),
      text: t('winText'),
      requirements: t('winNeeds'),
      links: [
        [t('win64'), links.windows64Url],
        [t('win32'), links.windows32Url],
      ],
      guide: '/installationguide/windowsapp',
    },
    {
      key: 'web',
      name: t('web'),
      text: t('webText'),
      requirements: t('webNeeds'),
      links: [[tKit('openWeb'), links.webAppUrl]],
      guide: '/installationguide/webapp',
    },
    {
      key: 'webext',
      name: t('webext'),
      text: t('webextText'),
      requirements: t('webextNeeds'),
      links: [[t('openExtension'), links.chromePluginUrl]],
      guide: '/installationguide/chromeplugin',
    },
    {
      key: 'mobapp',
      name: t('mobapp'),
      text: t('mobappText'),
      requirements: t('mobappNeeds'),
      links: [
        [tKit('android'), links.androidAppUrl],
        [tKit('ios'), links.iosAppUrl],
      ],
      guide: '/installationguide/mobileapp',
    },
    {
      key: 'mob',
      name: t('mob'),
      text: t('mobText'),
      requirements: t('mobNeeds'),
      links: [
        [tKit('android'), links.androidMicUrl],
        [tKit('ios'), links.iosMicUrl],
      ],
      guide: '/installationguide/dictationmic',
    },
  ];
};
