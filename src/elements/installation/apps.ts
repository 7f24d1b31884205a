import { config } from '../../core/config/config.ts';
import type { BindTexts } from '../../core/config/text.ts';
import type { AppKey, InstallationLinks } from '../shared/installation-links.ts';
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

export const visibleApps = (available: readonly string[], links: InstallationLinks, texts: BindTexts): readonly App[] =>
  allApps(links, texts).filter(({ key }) => available.length === 0 || available.includes(key));

const allApps = (urls: InstallationLinks, texts: BindTexts): readonly App[] => {
  const t = texts(installationText);
  const tKit = texts(kitText);
  const app = (key: AppKey, guide: string, ...links: App['links']): App => ({
    key,
    name: t(key),
    text: t(`${key}Text`),
    requirements: t(`${key}Needs`),
    links,
    guide: `/installationguide/${guide}`,
  });
  return [
    app('win', 'windowsapp', [t('win64'), urls.windows64Url], [t('win32'), urls.windows32Url]),
    app('web', 'webapp', [tKit('openWeb'), urls.webAppUrl]),
    app('webext', 'chromeplugin', [t('openExtension'), urls.chromePluginUrl]),
    app('mobapp', 'mobileapp', [tKit('android'), urls.androidAppUrl], [tKit('ios'), urls.iosAppUrl]),
    app('mob', 'dictationmic', [tKit('android'), urls.androidMicUrl], [tKit('ios'), urls.iosMicUrl]),
  ];
};
