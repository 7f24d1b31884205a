import { dictation, mobileApp } from '../../domain/catalogue.ts';
import type { Handlers } from '../handler.ts';
import { accept, signedIn } from '../handler.ts';

const stores = {
  AndroidAppURL: 'https://play.google.com/store/apps/details?id=com.example.dictation',
  IOSAppURL: 'https://apps.apple.com/app/id0000000001',
  AndroidMicURL: 'https://play.google.com/store/apps/details?id=com.example.dictationmic',
  IOSMicURL: 'https://apps.apple.com/app/id0000000002',
};

const urlsByListing: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  [dictation]: {
    Win64ExeReleaseUrl: 'https://downloads.example.com/dictation-setup-x64.exe',
    Win32ExeReleaseUrl: 'https://downloads.example.com/dictation-setup-x86.exe',
    WebAppURL: 'https://app.example.com',
    ChromePlugin: 'https://chromewebstore.google.com/detail/example-dictation/abcdefghijklmnop',
    ...stores,
  },
  [mobileApp]: stores,
};

export const installationHandlers: Pick<Handlers, 'productGettingStart'> = {
  // Other products have no links.
  productGettingStart: signedIn(({ request }) => accept(urlsByListing[Number(request.ProductId)] ?? {})),
};
