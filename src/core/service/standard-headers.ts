import { config } from '../config/config.ts';

interface Caller {
  readonly token: string;
  readonly userCode: string;
  readonly userId: string;
}

/** The seven headers of every call, beside the content type (ACC-7.2). */
export const standardHeaders = (caller: Caller | null, ipAddress: string): Record<string, string> => ({
  Token: caller?.token ?? '',
  UserCode: caller?.userCode ?? '',
  DeviceId: '0',
  SourceApp: 'userconsole',
  CurrentVersion: config().clientVersion,
  IpAddress: ipAddress,
  UserId: caller?.userId ?? '-1',
});
