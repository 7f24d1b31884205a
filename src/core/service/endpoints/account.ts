import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  count,
  digits,
  flag,
  id,
  list,
  noFields,
  nothing,
  optional,
  optionalId,
  read,
  sentId,
  text,
  time,
  toSentId,
  withoutArgs,
} from '../shapes.ts';

/** The user's personal details (CON-3.11). */
export const getUserDetail = endpoint({
  name: 'getUserDetail',
  method: 'GET',
  path: '/api/v1/UserDashboard/getuserdetail',
  kind: 'read',
  access: 'protected',
  request: noFields,
  toWire: withoutArgs,
  data: read(
    z.object({
      FullName: text,
      CountryName: text,
      Mobile: digits,
      Email: text,
      GenderName: text,
      WhatsappOptInStatus: optional(flag),
      CountryId: optionalId,
      JobtitleId: optionalId,
      Gender: optionalId,
    }),
    (wire) => ({
      fullName: wire.FullName,
      countryName: wire.CountryName,
      mobile: wire.Mobile,
      email: wire.Email,
      genderName: wire.GenderName,
      wantsWhatsapp: wire.WhatsappOptInStatus ?? false,
      countryId: wire.CountryId,
      jobTitleId: wire.JobtitleId,
      genderId: wire.Gender,
    }),
  ),
});

/** The signed-in user's own details. */
export type UserDetail = z.output<typeof getUserDetail.data>;

/** Turns promotions and updates on or off (CON-4.44, CON-7.24). */
export const saveUserSettings = endpoint({
  name: 'saveUserSettings',
  method: 'POST',
  path: '/api/v1/userdashboard/saveusermultplesettings',
  kind: 'change',
  access: 'protected',
  request: z.object({
    UserCode: z.string(),
    UserId: sentId,
    Settings: z.array(
      z.object({
        SettingName: z.string(),
        SettingType: z.string(),
        SettingValue: z.nullable(z.string()),
        UserCode: z.string(),
        SourceApp: z.string(),
        DeviceId: z.number(),
        DeviceCode: z.string(),
      }),
    ),
  }),
  toWire: (args: { userCode: string; userId: string; wantsWhatsapp: boolean }) => ({
    UserCode: args.userCode,
    UserId: toSentId(args.userId),
    Settings: [
      {
        SettingName: 'WhatsappOptInStatus',
        SettingType: 'user',
        SettingValue: args.wantsWhatsapp ? 'true' : null,
        UserCode: args.userCode,
        SourceApp: 'userconsole',
        DeviceId: 0,
        DeviceCode: '',
      },
    ],
  }),
  data: nothing,
});

/** The subscriptions that end with the account (CON-3.14). */
export const deleteAccountSubInfo = endpoint({
  name: 'deleteAccountSubInfo',
  method: 'POST',
  path: '/api/v1/AdminDashboard/account/DeleteAccountSubInfo',
  kind: 'read',
  access: 'protected',
  request: z.object({ UserId: sentId }),
  toWire: (args: { userId: string }) => ({ UserId: toSentId(args.userId) }),
  data: read(
    z.object({
      DeleteSubAccountList: list(
        z.object({ SubscriptionId: id, SubscriptionExpiryDate: time, SeatCount: optional(count) }),
      ),
    }),
    (wire) => ({
      subscriptions: wire.DeleteSubAccountList.map((each) => ({
        subscriptionId: each.SubscriptionId,
        expiresOn: each.SubscriptionExpiryDate,
        seats: each.SeatCount,
      })),
    }),
  ),
});
