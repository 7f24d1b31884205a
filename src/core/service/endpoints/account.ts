import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fields, forgiving, list, optional, sends, toSentId, withoutArgs } from '../fields.ts';
import * as shapes from '../shapes.ts';

export const getUserDetail = endpoint({
  name: 'getUserDetail', // CON-3.11
  method: 'GET',
  path: '/api/v1/UserDashboard/getuserdetail',
  ...withoutArgs,
  data: fields({
    fullName: ['FullName', shapes.text],
    countryName: ['CountryName', shapes.text],
    mobile: ['Mobile', shapes.digits],
    email: ['Email', shapes.text],
    genderName: ['GenderName', shapes.text],
    wantsWhatsapp: ['WhatsappOptInStatus', optional(shapes.flag, false)],
    countryId: ['CountryId', shapes.optionalId],
    jobTitleId: ['JobtitleId', shapes.optionalId],
    genderId: ['Gender', shapes.optionalId],
  }),
});

export type UserDetail = z.output<typeof getUserDetail.data>;

const setting = sends(
  { value: ['SettingValue', z.nullable(z.string())], userCode: ['UserCode', z.string()] },
  { SettingName: 'WhatsappOptInStatus', SettingType: 'user', SourceApp: 'userconsole', DeviceId: 0, DeviceCode: '' },
);

export const saveUserSettings = endpoint({
  name: 'saveUserSettings', // CON-4.44, CON-7.24
  path: '/api/v1/userdashboard/saveusermultplesettings',
  request: z.object({ UserCode: z.string(), UserId: shapes.sentId, Settings: z.array(setting.request) }),
  toWire: ({ userCode, userId, wantsWhatsapp }: { userCode: string; userId: string; wantsWhatsapp: boolean }) => ({
    UserCode: userCode,
    UserId: toSentId(userId),
    Settings: [setting.toWire({ userCode, value: wantsWhatsapp ? 'true' : null })],
  }),
});

const endingSubscription = fields({
  subscriptionId: ['SubscriptionId', shapes.id],
  expiresOn: ['SubscriptionExpiryDate', shapes.time],
  seats: ['SeatCount', optional(shapes.count)],
});

export const deleteAccountSubInfo = endpoint({
  name: 'deleteAccountSubInfo', // CON-3.14
  path: '/api/v1/AdminDashboard/account/DeleteAccountSubInfo',
  kind: 'read',
  ...sends({ userId: ['UserId', shapes.sentId] }),
  data: fields({ subscriptions: ['DeleteSubAccountList', list(endingSubscription)] }),
});

/**
 * The password is changed if `code` is 'REG08' (CON-7.19). A refusal with the code 'REG07' means that the existing
 * password is wrong (CON-7.21).
 */
export const changePassword = endpoint({
  name: 'changePassword',
  path: '/api/v1/UserDashboard/changepassword',
  ...sends({
    encodedExistingPassword: ['ExistingPassword', z.string()],
    encodedNewPassword: ['NewPasssword', z.string()],
  }),
  data: shapes.verdict,
  refusal: forgiving(shapes.verdict),
});

/** Send the ids of job title, country and gender as `getUserDetail` returned them (DEC-1). */
export const saveUserDetails = endpoint({
  name: 'saveUserDetails',
  path: '/api/v1/UserDashboard/saveuserdetails',
  ...sends({
    fullName: ['FullName', z.string()],
    jobTitleId: ['JobTitleId', z.nullable(shapes.sentId)],
    countryId: ['CountryId', z.nullable(shapes.sentId)],
    genderId: ['GenderId', z.nullable(shapes.sentId)],
  }),
});

export const deleteAccount = endpoint({
  name: 'deleteAccount', // CON-7.31
  path: '/api/v1/AdminDashboard/account/delete',
  ...sends({ userId: ['UserId', shapes.sentId] }),
});
