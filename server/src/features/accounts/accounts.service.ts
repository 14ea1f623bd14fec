/**
 * Accounts and sessions: sign-up on the free plan, login, logout, and the way back after a forgotten password. Answers
 * take the same time and say the same for known and unknown addresses, except where sign-up must say that one is taken.
 */
import type { ApiScope, ParsedBody, User, UserWithToken, accountRoutes } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Mailer } from '../../ports/mailer.port.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { Background } from '../../shared/background.ts';
import type { Clock } from '../../shared/clock.ts';
import { hashPassword, passwordMatches } from '../../shared/password-hash.ts';
import { createSecretToken, hashToken } from '../../shared/secret-token.ts';
import type { QuotaService } from '../quota/quota.service.ts';
import { resetMail, welcomeMail } from './account-mails.ts';
import { accountsRepository, type AccountRow } from './accounts.repository.ts';
import { passwordResetsRepository } from './password-resets.repository.ts';
import { sessionsRepository } from './sessions.repository.ts';

const DAY_MS = 86_400_000;
const SESSION_MS = 30 * DAY_MS;
const RESET_MS = 30 * 60_000;
/** `last_seen_at` is written at most this often, so that reading stays reading. */
const SEEN_MS = 5 * 60_000;

const EMAIL_TAKEN = { email: 'This e-mail address is already in use.' };

/** Who is asking. */
export interface Session {
  readonly id: number;
  readonly userId: number;
  readonly isBlocked: boolean;
  readonly isAdmin: boolean;
  /** Whether they have shown that their address is theirs. */
  readonly isVerified: boolean;
  /** What a key for scripts may do; null for a person who is logged in. */
  readonly scopes: readonly ApiScope[] | null;
}

interface Parts {
  readonly db: Kysely<Tables>;
  readonly quota: QuotaService;
  readonly mailer: Mailer;
  readonly background: Background;
  readonly clock: Clock;
  readonly settings: {
    readonly productName: string;
    readonly publicUrl: string;
    /** In lower case. */
    readonly adminEmails: readonly string[];
  };
}

type Body<Name extends keyof typeof accountRoutes> = ParsedBody<(typeof accountRoutes)[Name]>;

export type AccountsService = ReturnType<typeof createAccountsService>;

export function createAccountsService({ db, quota, mailer, background, clock, settings }: Parts) {
  const accounts = accountsRepository(db);
  const sessions = sessionsRepository(db);

  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  async function present(account: AccountRow): Promise<User> {
    return {
      id: account.id,
      name: `${account.first_name} ${account.last_name}`.trim(),
      email: account.email,
      avatar_url: null,
      plan: account.plan,
      render_limit: await quota.leftOf(db, account),
      is_blocked: account.is_blocked ? 1 : 0,
      is_allow: account.allows_explicit,
      is_admin: settings.adminEmails.includes(account.email),
    };
  }

  async function openSession(account: AccountRow, device: string): Promise<UserWithToken> {
    const token = createSecretToken();
    const now = clock.now();
    await sessions.removeExpired(account.id, now);
    const tokenHash = hashToken(token);
    await sessions.insert({ userId: account.id, tokenHash, device, now, expiresAt: later(SESSION_MS) });
    return { ...(await present(account)), token };
  }

  async function checkEmailIsFree(email: string): Promise<void> {
    if (await accounts.findByEmail(email)) throw invalidFields(EMAIL_TAKEN);
  }

  return {
    /** null when the token was never issued, was ended, or has expired. */
    async findSession(token: string): Promise<Session | null> {
      const now = clock.now();
      const session = await sessions.findByToken(hashToken(token), now);
      if (session && now.getTime() - session.lastSeenAt.getTime() > SEEN_MS) await sessions.touch(session.id, now);
      if (session === null) return null;
      const { id, userId, isBlocked, email, emailVerifiedAt } = session;
      const isAdmin = settings.adminEmails.includes(email);
      return { id, userId, isBlocked, isAdmin, isVerified: emailVerifiedAt !== null, scopes: null };
    },

    async checkSignup({ email }: Body<'checkSignup'>): Promise<void> {
      await checkEmailIsFree(email);
    },

    async signup(form: Body<'signup'>, device: string): Promise<UserWithToken> {
      await checkEmailIsFree(form.email);
      const { email, first_name: firstName, last_name: lastName } = form;
      const passwordHash = await hashPassword(form.password);
      const account = await db.transaction().execute(async (transaction) => {
        const inserted = await accountsRepository(transaction).insert({ email, firstName, lastName, passwordHash });
        if (!inserted) throw invalidFields(EMAIL_TAKEN);
        await quota.grantFreePlan(transaction, inserted.id);
        return inserted;
      });
      background.run('welcome mail', () => mailer.send(welcomeMail(settings, { email, firstName })));
      return openSession(account, device);
    },

    async login({ email, password }: Body<'login'>, device: string): Promise<UserWithToken> {
      const account = await accounts.findByEmail(email);
      const matches = await passwordMatches(password, account?.password_hash ?? null);
      if (!account || !matches) throw new AppError('wrong_credentials');
      return openSession(account, device);
    },

    async logout(session: Session): Promise<void> {
      await sessions.remove(session.id);
    },

    async currentUser(session: Session | null): Promise<User | null> {
      const account = session && (await accounts.findById(session.userId));
      return account && present(account);
    },

    /** Answers before it looks, so that neither the answer nor its time tells whether the address is known. */
    forgetPassword({ email }: Body<'forgetPassword'>): void {
      background.run('password mail', async () => {
        const account = await accounts.findByEmail(email);
        if (!account) return;
        const token = createSecretToken();
        const reset = { userId: account.id, tokenHash: hashToken(token), expiresAt: later(RESET_MS) };
        await passwordResetsRepository(db).insert(reset);
        await mailer.send(resetMail(settings, { email, firstName: account.first_name }, token));
      });
    },

    async resetPassword({ token, password }: Body<'resetPassword'>): Promise<void> {
      const passwordHash = await hashPassword(password);
      await db.transaction().execute(async (transaction) => {
        const resets = passwordResetsRepository(transaction);
        const reset = await resets.take(hashToken(token), clock.now());
        if (!reset) throw new AppError('reset_link_invalid');
        await accountsRepository(transaction).updatePassword(reset.userId, passwordHash);
        await sessionsRepository(transaction).removeAllOf(reset.userId);
        await resets.removeAllOf(reset.userId);
      });
    },
  };
}
