import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { forgiving, nothing, sentId, toSentId, verdict } from '../shapes.ts';

/**
 * Changes the password (CON-7.19). Both passwords are results of the configuration's `encodePassword`. The password is
 * changed if `code` is 'REG08'. A refusal has the same fields; its code 'REG07' means that the existing password is
 * wrong (CON-7.21).
 */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/v1/UserDashboard/changepassword',
  kind: 'change',
  access: 'protected',
  sensitive: true,
  request: z.object({ ExistingPassword: z.string(), NewPasssword: z.string() }),
  toWire: (args: { encodedExistingPassword: string; encodedNewPassword: string }) => ({
    ExistingPassword: args.encodedExistingPassword,
    NewPasssword: args.encodedNewPassword,
  }),
  data: verdict,
  refusal: forgiving(verdict),
});

const echoedId = (ours: string | null) => (ours === null ? null : toSentId(ours));

/** Saves the full name. The ids must be sent back as `getUserDetail` returned them (DEC-1). */
export const saveUserDetails = endpoint({
  name: 'saveUserDetails',
  method: 'POST',
  path: '/api/v1/UserDashboard/saveuserdetails',
  kind: 'change',
  access: 'protected',
  request: z.object({
    FullName: z.string(),
    JobTitleId: z.nullable(sentId),
    CountryId: z.nullable(sentId),
    GenderId: z.nullable(sentId),
  }),
  toWire: (args: {
    fullName: string;
    jobTitleId: string | null;
    countryId: string | null;
    genderId: string | null;
  }) => ({
    FullName: args.fullName,
    JobTitleId: echoedId(args.jobTitleId),
    CountryId: echoedId(args.countryId),
    GenderId: echoedId(args.genderId),
  }),
  data: nothing,
});

/** Requests the deletion of the account (CON-7.31). */
export const deleteAccount = endpoint({
  name: 'deleteAccount',
  method: 'POST',
  path: '/api/v1/AdminDashboard/account/delete',
  kind: 'change',
  access: 'protected',
  request: z.object({ UserId: sentId }),
  toWire: (args: { userId: string }) => ({ UserId: toSentId(args.userId) }),
  data: nothing,
});
