import type { accountAreaRoutes, accountRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { AccountsService } from './accounts.service.ts';

export const createAccountHandlers = (accounts: AccountsService): Handlers<typeof accountRoutes> => ({
  async checkSignup({ body }) {
    await accounts.checkSignup(body);
    return null;
  },
  async signup({ body, device, knownDevice }) {
    const user = await accounts.signup(body, device);
    knownDevice.write(await accounts.rememberDevice(user.id, knownDevice.token));
    return user;
  },
  async login({ body, device, knownDevice, address }) {
    const user = await accounts.login(body, { device, knownToken: knownDevice.token, address });
    knownDevice.write(await accounts.rememberDevice(user.id, knownDevice.token));
    return user;
  },
  async logout({ session }) {
    await accounts.logout(session);
    return null;
  },
  async authenticate({ session }) {
    const user = await accounts.currentUser(session);
    if (session === null || user === null) return null;
    const token = await accounts.renewToken(session);
    return token === null ? user : { ...user, token };
  },
  async forgetPassword({ body }) {
    await accounts.forgetPassword(body);
    return null;
  },
  checkResetLink: async ({ body }) => ({ works: await accounts.resetLinkWorks(body.token) }),
  async resetPassword({ body, knownDevice }) {
    // Opening the link proves access to the mailbox, so earlier failed logins of strangers must not lock the person
    // out.
    const userId = await accounts.resetPassword(body);
    knownDevice.write(await accounts.rememberDevice(userId, knownDevice.token));
    return null;
  },
});

export const createAccountAreaHandlers = (accounts: AccountsService): Handlers<typeof accountAreaRoutes> => ({
  async verifyEmail({ body }) {
    await accounts.verifyEmail(body.token);
    return null;
  },
  async resendVerification({ session }) {
    await accounts.resendVerification(session.userId);
    return null;
  },
  async changeEmail({ session, body }) {
    await accounts.changeEmail(session.userId, body);
    return null;
  },
  async cancelEmailChange({ session }) {
    await accounts.cancelEmailChange(session.userId);
    return null;
  },
  confirmEmailChange: ({ body }) => accounts.confirmEmailChange(body.token),
  async undoEmailChange({ body }) {
    await accounts.undoEmailChange(body.token);
    return null;
  },
  profile: ({ session }) => accounts.profileOf(session.userId),
  updateUsername: ({ session, body }) => accounts.rename(session.userId, body.user_name),
  uploadAvatar: async ({ session, file }) => ({ avatar_url: await accounts.setAvatar(session.userId, file.bytes) }),
  async removeAvatar({ session }) {
    await accounts.removeAvatar(session.userId);
    return null;
  },
  async changePassword({ session, body }) {
    await accounts.changePassword(session, body);
    return null;
  },
  allowExplicit: ({ session, body }) => accounts.allowExplicit(session.userId, body.is_allow),
  listSessions: async ({ session }) => ({ sessions: await accounts.listSessions(session) }),
  async revokeSession({ session, body }) {
    await accounts.revokeSession(session, body.id);
    return null;
  },
  async revokeOtherSessions({ session }) {
    await accounts.revokeOtherSessions(session);
    return null;
  },
  beginTwoFactor: ({ session, body }) => accounts.beginTwoFactor(session.userId, body.password),
  confirmTwoFactor: async ({ session, body }) => ({
    recovery_codes: await accounts.confirmTwoFactor(session.userId, body.otp),
  }),
  renewRecoveryCodes: async ({ session, body }) => ({
    recovery_codes: await accounts.renewRecoveryCodes(session.userId, body.password),
  }),
  async disableTwoFactor({ session, body }) {
    await accounts.disableTwoFactor(session.userId, body.password);
    return null;
  },
  requestDeletion: async ({ session, body }) => ({
    due_at: (await accounts.requestDeletion(session.userId, body.password)).toISOString(),
  }),
});
