import type { JobHandlers } from '../../ports/job-queue.port.ts';
import type { WebhooksService } from './webhooks.service.ts';

export const createWebhookJobs = (webhooks: WebhooksService): Pick<JobHandlers, 'webhook.deliver'> => ({
  'webhook.deliver': ({ deliveryId }, context) => webhooks.deliver(deliveryId, context),
});
