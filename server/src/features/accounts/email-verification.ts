/** Verification of an e-mail address by a single-use link, stored as a hash. */
import { EMAIL_LINK_DAYS } from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Mail } from '../../ports/mailer.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { createSecretToken, hashToken } from '../../shared/security/secret-token.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { verificationMail } from './account-mails.ts';
import type { AccountSettings } from './account-settings.ts';
import { accountsRepository } from './accounts.repository.ts';
import { emailVerificationsRepository } from './email-verifications.repository.ts';

const VERIFICATION_MS = EMAIL_LINK_DAYS * 86_400_000;

interface Parts {
  readonly db: Kysely<Tables>;
  readonly mails: MailsService;
  readonly clock: Clock;
  readonly settings: AccountSettings;
}

export function createEmailVerification({ db, mails, clock, settings }: Parts) {
  /** Sends the mail that `write` builds for a new token, and invalidates earlier links. */
  async function post(transaction: Transaction<Tables>, userId: number, write: (token: string) => Mail): Promise<void> {
    const token = createSecretToken();
    const expiresAt = new Date(clock.now().getTime() + VERIFICATION_MS);
    await emailVerificationsRepository(transaction).replace({ userId, tokenHash: hashToken(token), expiresAt });
    await mails.post(transaction, write(token));
  }

  return {
    post,

    /** Has no effect once the address is verified. */
    async resend(userId: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const account = await accountsRepository(transaction).get(userId);
        if (account.email_verified_at !== null) return;
        const recipient = { email: account.email, firstName: account.first_name };
        await post(transaction, userId, (token) => verificationMail(settings, recipient, token));
      });
    },

    /** @throws AppError `verification_link_invalid` when the token is unknown, used or expired. */
    async confirm(token: string): Promise<void> {
      const now = clock.now();
      await db.transaction().execute(async (transaction) => {
        const userId = await emailVerificationsRepository(transaction).take(hashToken(token), now);
        if (userId === null) throw new AppError('verification_link_invalid');
        await accountsRepository(transaction).update(userId, { email_verified_at: now });
      });
    },
  };
}
