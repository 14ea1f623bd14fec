/**
 * Reports that a run has finished, or has paused without being asked to: by webhook, and by e-mail unless its owner does
 * not want one. Both are stored in the transaction that ends or pauses the run, so that each is sent exactly once for it.
 */
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { WebhooksService } from '../webhooks/webhooks.service.ts';
import { cellsRepository } from './cells.repository.ts';
import { presentPause } from './present-run.ts';
import { finishedMail, pausedMail, type RunSender } from './run-mails.ts';
import { runsRepository } from './runs.repository.ts';

interface Parts {
  readonly mails: MailsService;
  readonly webhooks: WebhooksService;
  readonly settings: RunSender;
}

export type RunReports = ReturnType<typeof createRunReports>;

export const createRunReports = ({ mails, webhooks, settings }: Parts) => ({
  /** The run has changed its status in this transaction. */
  async post(transaction: Transaction<Tables>, runId: number): Promise<void> {
    const runs = runsRepository(transaction);
    const run = await runs.find(runId);
    if (!run) return;
    const { id, name, status, user_id: userId } = run;
    const cells = (await cellsRepository(transaction).count([id])).get(id)!;
    const pause = presentPause(run);
    const data = { run_id: id, name, status, pause, cells };
    await webhooks.announce(transaction, userId, { event: pause ? 'run.paused' : 'run.finished', data });
    const owner = run.sends_mail ? await runs.findOwner(userId) : null;
    if (owner === null) return;
    const about = { id, name, cells };
    const mail = pause ? pausedMail(settings, owner, about, pause.text) : finishedMail(settings, owner, about);
    await mails.post(transaction, mail);
  },
});
