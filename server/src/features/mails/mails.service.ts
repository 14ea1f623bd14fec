/**
 * Outgoing mails. A mail is stored in the transaction of the event it reports, and sent by a job: it goes out exactly
 * when the transaction commits, even after a crash, and is retried for hours while the mail server is unreachable. If a
 * worker dies between sending and deleting it, it is sent twice rather than never.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { JobQueue } from '../../ports/job-queue.port.ts';
import type { Mail, Mailer } from '../../ports/mailer.port.ts';
import { mailsRepository } from './mails.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly jobs: JobQueue;
  readonly mailer: Mailer;
}

export type MailsService = ReturnType<typeof createMailsService>;

export function createMailsService({ db, jobs, mailer }: Parts) {
  return {
    /** Sends the mail once the transaction is committed. */
    async post(transaction: Transaction<Tables>, mail: Mail): Promise<void> {
      const mailId = await mailsRepository(transaction).insert(mail);
      await jobs.send(transaction, 'mail.send', { mailId });
    },

    /** The worker's part. @throws when the mail could not be sent; after the last retry it is given up. */
    async handOver(mailId: number, { lastTry }: { readonly lastTry: boolean }): Promise<void> {
      const mails = mailsRepository(db);
      const mail = await mails.find(mailId);
      if (mail === null) return;
      try {
        await mailer.send(mail);
      } catch (error) {
        // A mail may contain a link that gives access to an account, so it is not stored longer than needed.
        if (lastTry) await mails.remove(mailId);
        throw error;
      }
      await mails.remove(mailId);
    },
  };
}
