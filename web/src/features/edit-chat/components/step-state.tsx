import { Button } from '@mantine/core';
import type { RenderView } from '@kenna/contract';
import { useProgressWords } from '../../../lib/progress/use-progress-words.ts';
import { MarkButton } from './mark-button.tsx';
import classes from './step-state.module.css';

interface StepStateProps {
  readonly render: RenderView;
  readonly onCancel: (renderId: number) => void;
  readonly onRetry: (renderId: number) => void;
  /** Opens the brush on the picture, where a step that failed may be meant otherwise; null offers none. */
  readonly onMark: (() => void) | null;
}

/** Progress of a step with the time that it takes, or why it has no picture. */
export function StepState({ render, onCancel, onRetry, onMark }: StepStateProps) {
  const words = useProgressWords(render);
  const { id, status, progress, reason, can } = render;
  if (status === 'completed') return null;
  if (status === 'error' || status === 'cancelled') {
    return (
      <div className={classes.state} data-status={status}>
        <p>{status === 'cancelled' ? 'Cancelled. Nothing was charged.' : (reason ?? 'This was not completed.')}</p>
        {status === 'error' && onMark && <MarkButton onMark={onMark} />}
        {can.retry && (
          <Button variant="default" size="sm" onClick={() => onRetry(id)}>
            Try again
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={classes.state} data-status={status}>
      <p>{words}</p>
      {can.cancel && (
        <Button variant="default" size="sm" aria-label="Cancel this step" onClick={() => onCancel(id)}>
          Cancel
        </Button>
      )}
      <progress max={100} value={progress} aria-label="Progress of this step" />
    </div>
  );
}
