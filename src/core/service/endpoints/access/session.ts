import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { sends } from '../../fields.ts';
import { loginData } from './login-data.ts';

/** Reloads the login data of a session (ACC-7.11). An expired token is answered by a 401. */
export const validateLoginToken = endpoint({
  name: 'validateLoginToken',
  path: '/api/v1/SingupLogin/ValidateLoginToken',
  kind: 'read',
  ...sends(
    { userCode: ['UserCode', z.string()], loginToken: ['LoginToken', z.string()] },
    { SourceApp: 'userconsole' },
  ),
  data: loginData,
});

export const logout = endpoint({
  name: 'logout', // ACC-7.18
  path: '/api/v1/UserDashboard/Logout',
  ...sends({ loginToken: ['Token', z.string()], userCode: ['UserCode', z.string()] }),
});
