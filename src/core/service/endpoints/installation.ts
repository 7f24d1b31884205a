import { endpoint } from '../endpoint.ts';
import { fields, read, sends, sentId, text } from '../shapes.ts';

/** Addresses of a product's client apps (CON-3.4, CON-7.9); '' if missing. Validate them before following them. */
export const productGettingStart = endpoint({
  name: 'productGettingStart',
  path: '/api/v1/UserDashboard/GetProductGettingStart',
  kind: 'read',
  ...sends({ listingId: ['ProductId', sentId] }),
  data: read(
    fields({
      windows64Url: ['Win64ExeReleaseUrl', text],
      windows32Url: ['Win32ExeReleaseUrl', text],
      webAppUrl: ['WebAppURL', text],
      chromePlugin: ['ChromePlugin', text],
      chromePluginUrl: ['ChromePluginURL', text],
      androidAppUrl: ['AndroidAppURL', text],
      iosAppUrl: ['IOSAppURL', text],
      androidMicUrl: ['AndroidMicURL', text],
      iosMicUrl: ['IOSMicURL', text],
    }),
    ({ chromePlugin, ...urls }) => ({ ...urls, chromePluginUrl: chromePlugin || urls.chromePluginUrl }),
  ),
});
