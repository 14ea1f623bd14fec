/**
 * Deletion of an account: requested with the password, due after a period in which a login cancels it, and final then.
 * The rows are deleted with the account; files that remain because a worker died are removed by the sweep of files
 * without a row.
 */
import { DELETION_DAYS } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { JobQueue } from '../../ports/job-queue.port.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { deletedMail, deletionMail, deletionCancelledMail } from './account-mails.ts';
import type { AccountSettings } from './account-settings.ts';
import { accountsRepository, type AccountRow } from './accounts.repository.ts';
import { sessionsRepository } from './sessions.repository.ts';

const WAIT_MS = DELETION_DAYS * 86_400_000;
/** Number of accounts that the sweep reads at once. */
const SWEPT_AT_ONCE = 100;

interface Parts {
  readonly db: Kysely<Tables>;
  readonly jobs: JobQueue;
  readonly blobs: BlobStore;
  readonly images: ImagesService;
  readonly mails: MailsService;
  readonly clock: Clock;
  readonly log: Logger;
  readonly settings: AccountSettings;
}

const recipientOf = ({ email, first_name: firstName }: AccountRow) => ({ email, firstName });

export function createAccountDeletion({ db, jobs, blobs, images, mails, clock, log, settings }: Parts) {
  async function erase(account: AccountRow): Promise<void> {
    const listed = await images.listOriginalKeys(account.id);
    const isGone = await db.transaction().execute(async (transaction) => {
      if (!(await accountsRepository(transaction).removeDue(account.id, clock.now()))) return false;
      await mails.post(transaction, deletedMail(settings, recipientOf(account)));
      return true;
    });
    if (!isGone) return;
    if (account.avatar_key !== null) await blobs.remove(account.avatar_key);
    await images.eraseFiles(account.id, listed);
  }

  return {
    /**
     * Ends every session, and cancels the subscription at the end of its period. A repeated request does not change the
     * date.
     */
    async request(account: AccountRow): Promise<Date> {
      const dueAt = account.deletion_due_at ?? new Date(clock.now().getTime() + WAIT_MS);
      await db.transaction().execute(async (transaction) => {
        await accountsRepository(transaction).update(account.id, { deletion_due_at: dueAt });
        await sessionsRepository(transaction).removeAllOf(account.id);
        await jobs.send(transaction, 'billing.leave', { userId: account.id });
        await mails.post(transaction, deletionMail(settings, recipientOf(account), { dueAt, plan: account.plan }));
      });
      return dueAt;
    },

    /**
     * Cancels the deletion when the person logs in. A cancelled plan stays cancelled: nobody pays again without asking
     * for it.
     */
    async takeBack(account: AccountRow): Promise<void> {
      if (account.deletion_due_at === null) return;
      await db.transaction().execute(async (transaction) => {
        await accountsRepository(transaction).update(account.id, { deletion_due_at: null });
        await mails.post(transaction, deletionCancelledMail(settings, recipientOf(account), account.plan));
      });
    },

    /**
     * Erases the accounts that are due, each after `prepare`, which ends external services. An account that cannot be
     * erased is retried by the next sweep and does not delay the others.
     */
    async sweep(prepare: (userId: number) => Promise<void>): Promise<void> {
      let after = 0;
      for (;;) {
        const page = await accountsRepository(db).listDue(clock.now(), { after, limit: SWEPT_AT_ONCE });
        for (const account of page) {
          try {
            await prepare(account.id);
            await erase(account);
          } catch (error) {
            log.error({ err: error, user: account.id }, 'an account could not be erased');
          }
        }
        if (page.length < SWEPT_AT_ONCE) return;
        after = page.at(-1)!.id;
      }
    },
  };
}
