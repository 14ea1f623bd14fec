/**
 * Accounts: sessions, sign-up and login, profiles, credentials, and deletion. Other features receive people only as
 * sessions and as they are presented here.
 */
import type { ApiScope, Enrolment, User } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { JobQueue } from '../../ports/job-queue.port.ts';
import type { Clock } from '../../shared/clock.ts';
import type { SecretBox } from '../../shared/security/secret-box.ts';
import { hashToken } from '../../shared/security/secret-token.ts';
import type { ApiKeysService } from '../api-keys/api-keys.service.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { QuotaService } from '../quota/quota.service.ts';
import { createAccountDeletion } from './account-deletion.ts';
import type { AccountSettings } from './account-settings.ts';
import { accountsRepository, type AccountRow } from './accounts.repository.ts';
import { createCredentials } from './credentials.ts';
import { createEmailChange } from './email-change.ts';
import { createEmailVerification } from './email-verification.ts';
import { createKnownDevices } from './known-devices.ts';
import { createProfile } from './profile.ts';
import { SEEN_MS } from './session-times.ts';
import { sessionsRepository } from './sessions.repository.ts';
import { createSignIn } from './sign-in.ts';
import { createTokenRenewal } from './token-renewal.ts';
import { createTwoFactor } from './two-factor.ts';

/** The identity behind a request. */
export interface Session {
  /** 0 for an API key, which has no session. */
  readonly id: number;
  readonly userId: number;
  readonly isBlocked: boolean;
  /** Always false for an API key. */
  readonly isAdmin: boolean;
  /** Whether the person has verified their e-mail address. */
  readonly isVerified: boolean;
  /** Scopes of an API key; null for a person who is logged in. */
  readonly scopes: readonly ApiScope[] | null;
  /** SHA-256 of the token with which the request came. */
  readonly tokenHash: Uint8Array;
}

interface Parts {
  readonly db: Kysely<Tables>;
  readonly jobs: JobQueue;
  readonly blobs: BlobStore;
  readonly images: ImagesService;
  readonly quota: QuotaService;
  readonly mails: MailsService;
  readonly apiKeys: ApiKeysService;
  readonly secretBox: SecretBox;
  readonly clock: Clock;
  readonly log: Logger;
  readonly settings: AccountSettings;
}

export type AccountsService = ReturnType<typeof createAccountsService>;

export function createAccountsService(parts: Parts) {
  const { db, blobs, quota, apiKeys, clock, settings } = parts;
  const accounts = accountsRepository(db);
  const sessions = sessionsRepository(db);

  /** An account with an admin's address gets no admin rights before the address is verified. */
  const isAdmin = (email: string, verifiedAt: Date | null) =>
    verifiedAt !== null && settings.adminEmails.includes(email);

  async function present(account: AccountRow): Promise<User> {
    return {
      id: account.id,
      name: `${account.first_name} ${account.last_name}`.trim(),
      email: account.email,
      avatar_url: account.avatar_key === null ? null : blobs.urlOf(account.avatar_key),
      plan: account.plan,
      render_limit: await quota.leftOf(db, account),
      is_blocked: account.is_blocked ? 1 : 0,
      is_allow: account.allows_explicit,
      is_admin: isAdmin(account.email, account.email_verified_at),
    };
  }

  /** Finds the session of a token that is not its current one. */
  async function findRenewed(tokenHash: Uint8Array) {
    const id = await sessionOfRenewed(tokenHash);
    // Another request may have made this token the current one after it was looked up.
    return sessions.find(id ?? tokenHash, clock.now());
  }

  const { renewToken, sessionOfRenewed } = createTokenRenewal(parts);
  const verification = createEmailVerification(parts);
  const emailChange = createEmailChange(parts);
  const twoFactor = createTwoFactor(parts);
  const deletion = createAccountDeletion(parts);
  const credentials = createCredentials(parts);
  const devices = createKnownDevices(parts);
  const { mailResetLink, ...signIn } = createSignIn({ ...parts, verification, twoFactor, deletion, devices, present });

  return {
    ...signIn,
    ...createProfile({ db, blobs, twoFactor, emailChange, present }),
    ...devices,
    mailResetLink,
    verifyEmail: verification.confirm,
    resendVerification: verification.resend,

    /** @throws AppError `invalid_fields` for a wrong password. */
    checkPassword: async (userId: number, password: string): Promise<void> => {
      await credentials.prove(userId, password);
    },

    /** @throws AppError `invalid_fields` for a wrong password, or when the address is not new. */
    changeEmail: async (userId: number, { email, password }: { email: string; password: string }): Promise<void> =>
      emailChange.request(await credentials.prove(userId, password), email),
    cancelEmailChange: emailChange.cancel,
    confirmEmailChange: emailChange.confirm,
    undoEmailChange: emailChange.undo,

    /** Returns null when the token was never issued, was revoked, or has expired. API keys are tokens too. */
    async findSession(token: string): Promise<Session | null> {
      const tokenHash = hashToken(token);
      if (apiKeys.isKey(token)) {
        const key = await apiKeys.find(token);
        return key && { ...key, id: 0, isAdmin: false, tokenHash };
      }
      const session = (await sessions.find(tokenHash, clock.now())) ?? (await findRenewed(tokenHash));
      if (session === null) return null;
      const now = clock.now();
      const { id, userId, isBlocked, email, emailVerifiedAt, lastSeenAt } = session;
      if (now.getTime() - lastSeenAt.getTime() > SEEN_MS) await sessions.touch(id, now);
      const isVerified = emailVerifiedAt !== null;
      return { id, userId, isBlocked, isAdmin: isAdmin(email, emailVerifiedAt), isVerified, scopes: null, tokenHash };
    },

    /** The rights of a session now; null when it has ended. */
    findRights: (sessionId: number): Promise<Pick<Session, 'userId' | 'isBlocked'> | null> =>
      sessions.findRights(sessionId, clock.now()),

    renewToken,

    async logout(session: Session): Promise<void> {
      await sessions.remove(session.id);
    },

    async currentUser(session: Session | null): Promise<User | null> {
      const account = session && (await accounts.findById(session.userId));
      return account && present(account);
    },

    /** @throws AppError `session_ended` when the account is gone. */
    userOf: async (userId: number): Promise<User> => present(await accounts.get(userId)),

    changePassword: credentials.changePassword,
    listSessions: credentials.listSessions,
    revokeSession: credentials.revokeSession,
    revokeOtherSessions: credentials.revokeOtherSessions,

    /** @throws AppError `invalid_fields` for a wrong password, `conflict`. */
    beginTwoFactor: async (userId: number, password: string): Promise<Enrolment> =>
      twoFactor.begin(await credentials.prove(userId, password)),
    /** Returns the recovery codes. @throws AppError `otp_wrong`, `conflict`. */
    confirmTwoFactor: async (userId: number, code: string): Promise<string[]> =>
      twoFactor.confirm(await accounts.get(userId), code),
    /** @throws AppError `invalid_fields` for a wrong password, `conflict`. */
    renewRecoveryCodes: async (userId: number, password: string): Promise<string[]> =>
      twoFactor.renewCodes(await credentials.prove(userId, password)),
    /** @throws AppError `invalid_fields` for a wrong password. */
    disableTwoFactor: async (userId: number, password: string): Promise<void> =>
      twoFactor.disable(await credentials.prove(userId, password)),

    /** Returns the day of the deletion. @throws AppError `invalid_fields` for a wrong password. */
    requestDeletion: async (userId: number, password: string): Promise<Date> =>
      deletion.request(await credentials.prove(userId, password)),
    sweepDeleted: deletion.sweep,
  };
}
