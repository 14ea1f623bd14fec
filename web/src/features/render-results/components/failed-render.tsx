import { Button } from '@mantine/core';
import type { RenderView } from '@kenna/contract';
import { mdiAlertCircleOutline, mdiCloseCircleOutline } from '@mdi/js';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import classes from './results.module.css';

/** Shown for a render that failed or was cancelled: the reason and a button to retry. */
export function FailedRender({ render, onRetry }: { render: RenderView; onRetry: () => void }) {
  const cancelled = render.status === 'cancelled';
  const reason = render.reason ?? 'You were not charged for images that were not delivered.';
  const details = `Render ${render.id}, ${render.created_at}\n${reason}\n${JSON.stringify(render.settings, null, 2)}`;
  return (
    <div className={classes.failed} data-cancelled={cancelled}>
      <Icon path={cancelled ? mdiCloseCircleOutline : mdiAlertCircleOutline} size={24} />
      <div>
        <strong>{cancelled ? 'Cancelled' : 'Not completed'}</strong>
        <p>{reason}</p>
      </div>
      <div className={classes.failedActions}>
        {render.can.retry && (
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        )}
        <CopyButton label="Copy details" text={details} />
      </div>
    </div>
  );
}
