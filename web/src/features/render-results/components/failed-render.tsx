import { Button } from '@mantine/core';
import type { RenderSettings, RenderView } from '@kenna/contract';
import { mdiAlertCircleOutline, mdiCloseCircleOutline } from '@mdi/js';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import classes from './results.module.css';

interface FailedRenderProps {
  readonly render: RenderView;
  readonly onRetry: () => void;
  /** Sends a request with these settings. */
  readonly onAgain: (settings: RenderSettings) => void;
}

/**
 * Shown for a render that failed or was cancelled: the reason, and a button for each way that would work, or to retry.
 */
export function FailedRender({ render, onRetry, onAgain }: FailedRenderProps) {
  const cancelled = render.status === 'cancelled';
  const reason = render.reason ?? 'You were not charged for images that were not delivered.';
  const offers = cancelled ? [] : render.offers;
  const details = `Render ${render.id}, ${render.created_at}\n${reason}\n${JSON.stringify(render.settings, null, 2)}`;
  return (
    <div className={classes.failed} data-cancelled={cancelled}>
      <Icon path={cancelled ? mdiCloseCircleOutline : mdiAlertCircleOutline} size={24} />
      <div>
        <strong>{cancelled ? 'Cancelled' : 'Not completed'}</strong>
        <p>{reason}</p>
      </div>
      <div className={classes.failedActions} data-offers={offers.length > 0}>
        {offers.map(({ label, prompt }) => (
          <Button key={prompt} variant="default" title={prompt} onClick={() => onAgain({ ...render.settings, prompt })}>
            {label}
          </Button>
        ))}
        {offers.length === 0 && render.can.retry && (
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        )}
        <CopyButton label="Copy details" text={details} />
      </div>
    </div>
  );
}
