import { Button } from '@mantine/core';
import type { Webhook } from '@kenna/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/messages/confirm-dialog.tsx';
import { useWebhookChanges, useWebhooks } from '../../account.api.ts';
import { NewWebhook } from './new-webhook.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import classes from '../account.module.css';

const STATES = {
  delivered: 'Last delivery succeeded',
  failed: 'Last delivery failed',
  waiting: 'A delivery is pending',
} as const;

/** The person's webhooks: addresses to which the server sends an event when a render ends. */
export function Webhooks() {
  const webhooks = useWebhooks();
  const { remove } = useWebhookChanges();
  const [creating, setCreating] = useState(false);
  const [removing, setRemoving] = useState<Webhook | null>(null);
  const [opened, setOpened] = useState<Webhook | null>(null);
  return (
    <>
      {webhooks !== null && webhooks.length > 0 && (
        <ul className={classes.list}>
          {webhooks.map((webhook) => (
            <li key={webhook.id} className={classes.item}>
              <div>
                <strong>{webhook.url}</strong>
                <small>{webhook.last_status === null ? 'No deliveries yet' : STATES[webhook.last_status]}</small>
              </div>
              <div className={classes.row}>
                <Button
                  variant="default"
                  aria-label={`Deliveries to ${webhook.url}`}
                  onClick={() => setOpened(webhook)}
                >
                  Deliveries
                </Button>
                <Button variant="default" aria-label={`Remove ${webhook.url}`} onClick={() => setRemoving(webhook)}>
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="default" onClick={() => setCreating(true)}>
          Add a webhook
        </Button>
      </div>
      {creating && <NewWebhook onClose={() => setCreating(false)} />}
      {opened !== null && <WebhookDeliveries webhook={opened} onClose={() => setOpened(null)} />}
      {removing !== null && (
        <ConfirmDialog
          title="Remove this webhook?"
          confirm="Remove"
          busy={remove.isPending}
          onClose={() => setRemoving(null)}
          onConfirm={() => remove.mutate(removing.id, { onSettled: () => setRemoving(null) })}
        >
          No more events are sent to {removing.url}, and its list of deliveries is deleted.
        </ConfirmDialog>
      )}
    </>
  );
}
