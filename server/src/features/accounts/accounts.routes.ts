import type { accountRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { AccountsService } from './accounts.service.ts';

export const createAccountHandlers = (accounts: AccountsService): Handlers<typeof accountRoutes> => ({
  async checkSignup({ body }) {
    await accounts.checkSignup(body);
    return null;
  },
  signup: ({ body, device }) => accounts.signup(body, device),
  login: ({ body, device }) => accounts.login(body, device),
  async logout({ session }) {
    await accounts.logout(session);
    return null;
  },
  authenticate: ({ session }) => accounts.currentUser(session),
  async forgetPassword({ body }) {
    accounts.forgetPassword(body);
    return null;
  },
  async resetPassword({ body }) {
    await accounts.resetPassword(body);
    return null;
  },
});
