import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { sends } from '../../shapes.ts';
import { loginData } from './login-data.ts';

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
  name: 'logout',
  path: '/api/v1/UserDashboard/Logout',
  ...sends({ loginToken: ['Token', z.string()], userCode: ['UserCode', z.string()] }),
});
