import { Button } from '@mantine/core';
import type { RenderSettings, RenderView } from '@kenna/contract';
import { mdiAlertCircleOutline, mdiCloseCircleOutline } from '@mdi/js';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { offeredWords } from '../offered-words.ts';
import classes from './results.module.css';

interface FailedRenderProps {
  readonly render: RenderView;
  readonly onRetry: () => void;
  /** Sends a request with these settings. */
  readonly onAgain: (settings: RenderSettings) => void;
}

/**
 * Shown for a render that failed or was cancelled: the reason, and a button for the words that it names, or to retry.
 */
export function FailedRender({ render, onRetry, onAgain }: FailedRenderProps) {
  const cancelled = render.status === 'cancelled';
  const reason = render.reason ?? 'You were not charged for images that were not delivered.';
  const words = cancelled ? null : offeredWords(render.reason);
  const details = `Render ${render.id}, ${render.created_at}\n${reason}\n${JSON.stringify(render.settings, null, 2)}`;
  return (
    <div className={classes.failed} data-cancelled={cancelled}>
      <Icon path={cancelled ? mdiCloseCircleOutline : mdiAlertCircleOutline} size={24} />
      <div>
        <strong>{cancelled ? 'Cancelled' : 'Not completed'}</strong>
        <p>{reason}</p>
      </div>
      <div className={classes.failedActions}>
        {words !== null && (
          <Button variant="default" onClick={() => onAgain({ ...render.settings, prompt: words })}>
            Use “{words}”
          </Button>
        )}
        {words === null && render.can.retry && (
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        )}
        <CopyButton label="Copy details" text={details} />
      </div>
    </div>
  );
}
