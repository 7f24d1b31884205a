import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { nothing } from '../../shapes.ts';
import { loginData } from './login-data.ts';

/** Reads the session anew from its token (ACC-7.11). A dead token is a 401 (DEC-1). */
export const validateLoginToken = endpoint({
  name: 'validateLoginToken',
  method: 'POST',
  path: '/api/v1/SingupLogin/ValidateLoginToken',
  kind: 'read',
  access: 'open',
  sensitive: true,
  request: z.object({ UserCode: z.string(), SourceApp: z.string(), LoginToken: z.string() }),
  toWire: (args: { userCode: string; loginToken: string }) => ({
    UserCode: args.userCode,
    SourceApp: 'userconsole',
    LoginToken: args.loginToken,
  }),
  data: loginData,
});

/** Ends the session on the server; the screen does not wait for it (ACC-7.18). */
export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/api/v1/UserDashboard/Logout',
  kind: 'change',
  access: 'protected',
  sensitive: true,
  request: z.object({ Token: z.string(), UserCode: z.string() }),
  toWire: (args: { loginToken: string; userCode: string }) => ({ Token: args.loginToken, UserCode: args.userCode }),
  data: nothing,
});
