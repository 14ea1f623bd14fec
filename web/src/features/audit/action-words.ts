import type { AuditAction } from '@kenna/contract';

/** Descriptions of the administrators' actions. */
export const ACTION_WORDS: Readonly<Record<AuditAction, string>> = {
  'prompt.create': 'Created a default prompt',
  'prompt.update': 'Changed a default prompt',
  'prompt.delete': 'Deleted a default prompt',
  'explore.create': 'Added an explore prompt',
  'explore.update': 'Changed an explore prompt',
  'explore.delete': 'Deleted an explore prompt',
  'explore.order': 'Reordered the explore page',
  'person.grant': 'Granted quota',
  'person.plan': 'Changed a plan',
  'person.block': 'Blocked a person',
  'person.unblock': 'Unblocked a person',
  'report.decide': 'Decided on a report',
  'showcase.decide': 'Decided on a submission',
  'render.retry': 'Retried a render',
  'engine.order': 'Ordered the engines',
  'engine.families': 'Ordered the families of an engine',
  'engine.test': 'Tested an engine',
  'invoice.refund': 'Refunded a payment',
  'backup.start': 'Started a backup',
  'backup.download': 'Downloaded a backup',
};
