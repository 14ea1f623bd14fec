import type { JobHandlers } from '../../ports/job-queue.port.ts';
import type { MailsService } from './mails.service.ts';

export const createMailJobs = (mails: MailsService): Pick<JobHandlers, 'mail.send'> => ({
  'mail.send': ({ mailId }, context) => mails.handOver(mailId, context),
});
