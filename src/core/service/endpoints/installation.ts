import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { read, sentId, text, toSentId } from '../shapes.ts';

/**
 * The download and web addresses of a product's client apps (CON-3.4, CON-7.9); '' for a missing one. They come from
 * the service: validate them before following them.
 */
export const productGettingStart = endpoint({
  name: 'productGettingStart',
  method: 'POST',
  path: '/api/v1/UserDashboard/GetProductGettingStart',
  kind: 'read',
  access: 'protected',
  request: z.object({ ProductId: sentId }),
  toWire: (args: { listingId: string | number }) => ({ ProductId: toSentId(args.listingId) }),
  data: read(
    z.object({
      Win64ExeReleaseUrl: text,
      Win32ExeReleaseUrl: text,
      WebAppURL: text,
      ChromePlugin: text,
      ChromePluginURL: text,
      AndroidAppURL: text,
      IOSAppURL: text,
      AndroidMicURL: text,
      IOSMicURL: text,
    }),
    (wire) => ({
      windows64Url: wire.Win64ExeReleaseUrl,
      windows32Url: wire.Win32ExeReleaseUrl,
      webAppUrl: wire.WebAppURL,
      chromePluginUrl: wire.ChromePlugin || wire.ChromePluginURL,
      androidAppUrl: wire.AndroidAppURL,
      iosAppUrl: wire.IOSAppURL,
      androidMicUrl: wire.AndroidMicURL,
      iosMicUrl: wire.IOSMicURL,
    }),
  ),
});
