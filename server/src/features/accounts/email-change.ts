/**
 * Change of the e-mail address: requested with the password, confirmed by a link sent to the new address, and announced
 * to the old one with a link that undoes it. No answer reveals whether an address is in use: its owner gets a mail
 * instead.
 */
import { EMAIL_LINK_DAYS, EMAIL_UNDO_DAYS } from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { createSecretToken, hashToken } from '../../shared/security/secret-token.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { AccountSettings } from './account-settings.ts';
import { accountsRepository, type AccountRow } from './accounts.repository.ts';
import { addressAskedMail, addressChangedMail, addressTakenMail, newAddressMail, undoneMail } from './address-mails.ts';
import { emailChangesRepository } from './email-changes.repository.ts';
import { emailVerificationsRepository } from './email-verifications.repository.ts';
import { passwordResetsRepository } from './password-resets.repository.ts';
import { sessionsRepository } from './sessions.repository.ts';

const DAY_MS = 86_400_000;

interface Parts {
  readonly db: Kysely<Tables>;
  readonly mails: MailsService;
  readonly clock: Clock;
  readonly settings: AccountSettings;
}

export function createEmailChange({ db, mails, clock, settings }: Parts) {
  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  /** @throws AppError `verification_link_invalid` when another account uses the address by now. */
  async function write(transaction: Transaction<Tables>, userId: number, email: string): Promise<AccountRow> {
    const accounts = accountsRepository(transaction);
    const account = await accounts.get(userId);
    if (!(await accounts.updateEmail(userId, email, clock.now()))) throw new AppError('verification_link_invalid');
    // Invalidates earlier links for verification and for a new password.
    await emailVerificationsRepository(transaction).removeAllOf(userId);
    await passwordResetsRepository(transaction).removeAllOf(userId);
    return account;
  }

  return {
    pendingEmailOf: (userId: number) => emailChangesRepository(db).findPendingEmail(userId, clock.now()),

    /** Nothing changes until the link is opened. @throws AppError `invalid_fields` when the address is not new. */
    async request(account: AccountRow, email: string): Promise<void> {
      if (email === account.email) throw invalidFields({ email: 'This is your address already.' });
      const token = createSecretToken();
      await db.transaction().execute(async (transaction) => {
        const owner = await accountsRepository(transaction).findByEmail(email);
        const change = {
          userId: account.id,
          oldEmail: account.email,
          newEmail: email,
          tokenHash: hashToken(token),
          expiresAt: later(EMAIL_LINK_DAYS * DAY_MS),
        };
        await emailChangesRepository(transaction).replacePending(change);
        const recipient = { email, firstName: account.first_name };
        await mails.post(
          transaction,
          owner
            ? addressTakenMail(settings, { email, firstName: owner.first_name })
            : newAddressMail(settings, recipient, token),
        );
        await mails.post(transaction, addressAskedMail(settings, { ...recipient, email: account.email }, email));
      });
    },

    /** Cancels a change that is not yet confirmed. */
    cancel: (userId: number): Promise<void> => emailChangesRepository(db).removePending(userId),

    /** Sessions and keys stay valid. @throws AppError `verification_link_invalid`. */
    async confirm(token: string): Promise<{ user_id: number; email: string }> {
      const undo = createSecretToken();
      const spent = { now: clock.now(), undoHash: hashToken(undo), undoUntil: later(EMAIL_UNDO_DAYS * DAY_MS) };
      return db.transaction().execute(async (transaction) => {
        const change = await emailChangesRepository(transaction).confirm(hashToken(token), spent);
        if (!change) throw new AppError('verification_link_invalid');
        const { user_id: userId, new_email: email, old_email: oldEmail } = change;
        const { first_name: firstName } = await write(transaction, userId, email);
        await mails.post(
          transaction,
          addressChangedMail(settings, { email: oldEmail, firstName }, { newEmail: email, token: undo }),
        );
        return { user_id: userId, email };
      });
    },

    /**
     * Restores the old address and ends every session, because somebody else may have made the change. @throws AppError
     * `verification_link_invalid`.
     */
    async undo(token: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const changes = emailChangesRepository(transaction);
        const change = await changes.takeUndo(hashToken(token), clock.now());
        if (!change) throw new AppError('verification_link_invalid');
        const { user_id: userId, old_email: email } = change;
        const { first_name: firstName } = await write(transaction, userId, email);
        await changes.removeAllOf(userId);
        await sessionsRepository(transaction).removeAllOf(userId);
        await mails.post(transaction, undoneMail(settings, { email, firstName }));
      });
    },
  };
}
