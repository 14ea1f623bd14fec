/**
 * Mails on their way out. A mail is written in the transaction of what it tells of, and handed over by a job: it goes out
 * exactly when that was committed, also after a crash, and is tried again for hours while the mail server is away. A
 * worker that dies between handing over and forgetting sends one twice rather than never.
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
    /** Sends it once the transaction is committed. */
    async post(transaction: Transaction<Tables>, mail: Mail): Promise<void> {
      const mailId = await mailsRepository(transaction).insert(mail);
      await jobs.send(transaction, 'mail.send', { mailId });
    },

    /** What a worker does. @throws when the mail could not be handed over; the last try gives it up. */
    async handOver(mailId: number, { lastTry }: { readonly lastTry: boolean }): Promise<void> {
      const mails = mailsRepository(db);
      const mail = await mails.find(mailId);
      if (mail === null) return;
      try {
        await mailer.send(mail);
      } catch (error) {
        // It may hold a link that opens an account: nothing keeps it that cannot use it.
        if (lastTry) await mails.remove(mailId);
        throw error;
      }
      await mails.remove(mailId);
    },
  };
}
