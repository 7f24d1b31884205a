import { endpoint } from '../endpoint.ts';
import { fields, read, sends } from '../fields.ts';
import * as shapes from '../shapes.ts';

/** Addresses of a product's client apps (CON-3.4, CON-7.9); '' if missing. Validate them before following them. */
export const productGettingStart = endpoint({
  name: 'productGettingStart',
  path: '/api/v1/UserDashboard/GetProductGettingStart',
  kind: 'read',
  ...sends({ listingId: ['ProductId', shapes.sentId] }),
  data: read(
    fields({
      windows64Url: ['Win64ExeReleaseUrl', shapes.text],
      windows32Url: ['Win32ExeReleaseUrl', shapes.text],
      webAppUrl: ['WebAppURL', shapes.text],
      chromePlugin: ['ChromePlugin', shapes.text],
      chromePluginUrl: ['ChromePluginURL', shapes.text],
      androidAppUrl: ['AndroidAppURL', shapes.text],
      iosAppUrl: ['IOSAppURL', shapes.text],
      androidMicUrl: ['AndroidMicURL', shapes.text],
      iosMicUrl: ['IOSMicURL', shapes.text],
    }),
    ({ chromePlugin, ...urls }) => ({ ...urls, chromePluginUrl: chromePlugin || urls.chromePluginUrl }),
  ),
});
