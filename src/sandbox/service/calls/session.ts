import type { Handlers } from '../handler.ts';
import { accept, signedIn, unauthorised } from '../handler.ts';
import { loginDataOf } from '../login-data.ts';
import { callerOf, revokeLogin } from '../../domain/logins.ts';

export const sessionHandlers: Pick<Handlers, 'validateLoginToken' | 'logout'> = {
  async validateLoginToken(call, service) {
    const { LoginToken, UserCode } = call.request;
    const user = await callerOf(service.world, LoginToken, UserCode);
    return user ? accept(loginDataOf(service, user, LoginToken)) : unauthorised;
  },

  logout: signedIn(async (call, _user, service) => {
    await revokeLogin(service.world, call.headers.token);
    return accept(null);
  }),
};
