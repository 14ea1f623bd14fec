import { Button } from '@mantine/core';
import type { Delivery, Webhook } from '@kenna/contract';
import { RelativeTime } from '../../../../ui/relative-time.tsx';
import { useDeliveries, useWebhookChanges } from '../../account.api.ts';
import { AccountDialog } from '../account-dialog.tsx';
import classes from '../account.module.css';

const EVENTS = {
  'render.finished': 'Render finished',
  'run.finished': 'Run finished',
  'run.paused': 'Run paused',
  test: 'Test',
} as const satisfies Record<Delivery['event'], string>;

function outcomeOf({ status, tries, problem }: Delivery): string {
  if (status === 'delivered') return 'Delivered';
  if (status === 'failed') return problem ?? 'Failed';
  return tries === 0 ? 'Pending' : `${problem ?? 'Not delivered'} It will be tried again.`;
}

/** Lists the requests that were sent to a webhook and their outcomes. */
export function WebhookDeliveries({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const deliveries = useDeliveries(webhook.id);
  const { test } = useWebhookChanges();
  return (
    <AccountDialog title="Deliveries" onClose={onClose}>
      <p className={classes.about}>{webhook.url}</p>
      {deliveries !== null && deliveries.length === 0 && <p className={classes.empty}>There are no deliveries yet.</p>}
      {deliveries !== null && deliveries.length > 0 && (
        <table className={classes.log}>
          <thead>
            <tr>
              <th scope="col">Event</th>
              <th scope="col">Outcome</th>
              <th scope="col">Tries</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {deliveries.map((delivery) => (
              <tr key={delivery.id}>
                <td>{EVENTS[delivery.event]}</td>
                <td>{outcomeOf(delivery)}</td>
                <td>{delivery.tries}</td>
                <td>
                  <RelativeTime moment={delivery.tried_at ?? delivery.created_at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={classes.foot}>
        <Button variant="default" size="md" loading={test.isPending} onClick={() => test.mutate(webhook.id)}>
          Send a test
        </Button>
        <Button size="md" onClick={onClose}>
          Done
        </Button>
      </div>
    </AccountDialog>
  );
}
