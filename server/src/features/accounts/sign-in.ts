/**
 * Sign-up on the free plan, login with its second step, and password resets. Answers are the same and take equally long
 * for known and unknown addresses, except that sign-up must reveal when an address is in use.
 */
import {
  RESET_LINK_MINUTES,
  type accountRoutes,
  type ParsedBody,
  type User,
  type UserWithToken,
} from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { JobQueue } from '../../ports/job-queue.port.ts';
import type { Mail } from '../../ports/mailer.port.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { hashPassword, passwordMatches } from '../../shared/security/password-hash.ts';
import { createSecretToken, hashToken } from '../../shared/security/secret-token.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { QuotaService } from '../quota/quota.service.ts';
import type { createAccountDeletion } from './account-deletion.ts';
import { newPlaceMail, resetMail, welcomeMail } from './account-mails.ts';
import type { AccountSettings } from './account-settings.ts';
import { accountsRepository, type AccountRow } from './accounts.repository.ts';
import type { createEmailVerification } from './email-verification.ts';
import { deviceName } from './device-name.ts';
import { knownDevicesRepository } from './known-devices.repository.ts';
import type { createKnownDevices } from './known-devices.ts';
import { passwordResetsRepository } from './password-resets.repository.ts';
import { SESSION_MS } from './session-times.ts';
import { sessionsRepository } from './sessions.repository.ts';
import type { createTwoFactor } from './two-factor.ts';

const RESET_MS = RESET_LINK_MINUTES * 60_000;

const EMAIL_TAKEN = { email: 'This e-mail address is already in use.' };

/** Where a login comes from. */
interface Origin {
  /** The client's `User-Agent`. */
  readonly device: string;
  /** The proof of an earlier login from this device; null without one. */
  readonly knownToken: string | null;
  /** The network address. */
  readonly address: string;
}

interface Parts {
  readonly db: Kysely<Tables>;
  readonly jobs: JobQueue;
  readonly quota: QuotaService;
  readonly mails: MailsService;
  readonly clock: Clock;
  readonly settings: AccountSettings;
  readonly verification: ReturnType<typeof createEmailVerification>;
  readonly twoFactor: ReturnType<typeof createTwoFactor>;
  readonly deletion: ReturnType<typeof createAccountDeletion>;
  readonly devices: Pick<ReturnType<typeof createKnownDevices>, 'knowsDevice'>;
  readonly present: (account: AccountRow) => Promise<User>;
}

type Body<Name extends keyof typeof accountRoutes> = ParsedBody<(typeof accountRoutes)[Name]>;
type NewPerson = Pick<Body<'signup'>, 'email' | 'first_name' | 'last_name' | 'password'>;

/** Fields of the full sign-up form only. */
interface SignupDetails {
  readonly country: string;
  readonly dialCode: string;
  readonly isAdult: boolean;
  readonly hasPhotosRight: boolean;
}

export function createSignIn(parts: Parts) {
  const { db, jobs, quota, mails, clock, settings, verification, twoFactor, deletion, devices, present } = parts;
  const accounts = accountsRepository(db);

  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  /** The token is always new, so that nobody can have chosen it (session fixation). */
  async function openSession(account: AccountRow, device: string, report: Mail | null = null): Promise<UserWithToken> {
    const token = createSecretToken();
    const now = clock.now();
    const tokenHash = hashToken(token);
    await db.transaction().execute(async (transaction) => {
      const sessions = sessionsRepository(transaction);
      await sessions.removeEnded(account.id, now);
      await sessions.insert({ userId: account.id, tokenHash, device, now, expiresAt: later(SESSION_MS) });
      if (report !== null) await mails.post(transaction, report);
    });
    return { ...(await present(account)), token };
  }

  /** The mail about a login; null when the person has logged in from this device before. */
  async function reportOf(account: AccountRow, { device, knownToken, address }: Origin): Promise<Mail | null> {
    const { email, first_name: firstName } = account;
    if (knownToken !== null && (await devices.knowsDevice(email, knownToken))) return null;
    const place = { at: clock.now(), device: deviceName(device), address };
    return newPlaceMail(settings, { email, firstName }, place);
  }

  async function checkEmailIsFree(email: string): Promise<void> {
    if (await accounts.findByEmail(email)) throw invalidFields(EMAIL_TAKEN);
  }

  return {
    async checkSignup({ email }: Body<'checkSignup'>): Promise<void> {
      await checkEmailIsFree(email);
    },

    async signup(form: NewPerson, device: string, details?: SignupDetails): Promise<UserWithToken> {
      await checkEmailIsFree(form.email);
      const { email, first_name: firstName, last_name: lastName } = form;
      const passwordHash = await hashPassword(form.password);
      const account = await db.transaction().execute(async (transaction) => {
        const person = { email, firstName, lastName, passwordHash, ...details };
        const inserted = await accountsRepository(transaction).insert(person);
        if (!inserted) throw invalidFields(EMAIL_TAKEN);
        await quota.grantFreePlan(transaction, inserted.id);
        const recipient = { email, firstName };
        await verification.post(transaction, inserted.id, (token) => welcomeMail(settings, recipient, token));
        return inserted;
      });
      return openSession(account, device);
    },

    /** @throws AppError `wrong_credentials`; after a right password `otp_required`, `otp_wrong`. */
    async login({ email, password, otp }: Body<'login'>, origin: Origin): Promise<UserWithToken> {
      const account = await accounts.findByEmail(email);
      const matches = await passwordMatches(password, account?.password_hash ?? null);
      if (!account || !matches) throw new AppError('wrong_credentials');
      await twoFactor.check(account, otp);
      await deletion.takeBack(account);
      return openSession(account, origin.device, await reportOf(account, origin));
    },

    /** Always sends a job, so that neither the answer nor its timing reveals whether the address is known. */
    async forgetPassword({ email }: Body<'forgetPassword'>): Promise<void> {
      await db.transaction().execute((transaction) => jobs.send(transaction, 'password.forgot', { email }));
    },

    /** The worker's part of `forgetPassword`. */
    async mailResetLink(email: string): Promise<void> {
      const account = await accounts.findByEmail(email);
      if (!account) return;
      const token = createSecretToken();
      const reset = { userId: account.id, tokenHash: hashToken(token), expiresAt: later(RESET_MS) };
      await db.transaction().execute(async (transaction) => {
        await passwordResetsRepository(transaction).insert(reset);
        await mails.post(transaction, resetMail(settings, { email, firstName: account.first_name }, token));
      });
    },

    /** Whether the token of a link can set a new password: it is known, unused and not expired. It stays unused. */
    resetLinkWorks: (token: string): Promise<boolean> =>
      passwordResetsRepository(db).isOpen(hashToken(token), clock.now()),

    /** Sets a new password, and returns the person's id. All sessions end, and no device is remembered any more. */
    async resetPassword({ token, password }: Body<'resetPassword'>): Promise<number> {
      const passwordHash = await hashPassword(password);
      return db.transaction().execute(async (transaction) => {
        const resets = passwordResetsRepository(transaction);
        const reset = await resets.take(hashToken(token), clock.now());
        if (!reset) throw new AppError('reset_link_invalid');
        await accountsRepository(transaction).update(reset.userId, { password_hash: passwordHash });
        await sessionsRepository(transaction).removeAllOf(reset.userId);
        await resets.removeAllOf(reset.userId);
        await knownDevicesRepository(transaction).removeAllOf(reset.userId);
        return reset.userId;
      });
    },
  };
}
