import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { nothing } from '../../shapes.ts';
import { loginData } from './login-data.ts';

/** Loads the session's login data again by its token (ACC-7.11). An expired token is answered by a 401 (DEC-1). */
export const validateLoginToken = endpoint({
  name: 'validateLoginToken',
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

/** Ends the session on the server. Screens do not wait for the answer (ACC-7.18). */
export const logout = endpoint({
  name: 'logout',
  path: '/api/v1/UserDashboard/Logout',
  kind: 'change',
  access: 'protected',
  sensitive: true,
  request: z.object({ Token: z.string(), UserCode: z.string() }),
  toWire: (args: { loginToken: string; userCode: string }) => ({ Token: args.loginToken, UserCode: args.userCode }),
  data: nothing,
});
