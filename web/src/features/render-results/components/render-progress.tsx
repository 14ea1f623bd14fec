import type { RenderView } from '@kenna/contract';
import { useEffect } from 'react';
import { workTitle } from '../../../lib/pictures/picture-title.ts';
import { noteProgress, useSeenProgress } from '../seen-progress.store.ts';
import { remainingTime, waitingTime } from '../remaining-time.ts';
import classes from './results.module.css';

/** Progress of a render as text and as a bar, with a button to cancel it. */
export function RenderProgress({ render, onCancel }: { render: RenderView; onCancel: () => void }) {
  const remaining = useRemaining(render);
  return (
    <div className={classes.making}>
      <progress
        max={100}
        value={render.progress}
        aria-label={`Progress of ${workTitle(render.settings.prompt, render.settings.page)}`}
      />
      <p>{[stageOf(render), remaining].filter((part) => part !== null).join(', ')}</p>
      {render.can.cancel && (
        <button type="button" className={classes.cancel} onClick={onCancel}>
          Cancel
        </button>
      )}
    </div>
  );
}

/** The remaining time in words, predicted from the progress that was seen here. It changes with the progress only. */
function useRemaining({ id, status, progress }: RenderView): string | null {
  const seen = useSeenProgress((renders) => renders[id]);
  const isDrawn = status === 'processing' && progress > 0;
  useEffect(() => {
    if (isDrawn) noteProgress(id, { at: performance.now(), progress });
  }, [id, isDrawn, progress]);
  return isDrawn && seen !== undefined ? remainingTime(seen.first, seen.latest) : null;
}

function stageOf({ status, position, usual_seconds: usual, stage, progress }: RenderView): string {
  if (status === 'queued') {
    const words = position ? `Waiting, ${position} ahead` : 'Waiting to start';
    return position === null || usual === null ? words : `${words}, ${waitingTime(position, usual)}`;
  }
  return progress === 0 ? (stage ?? 'Starting') : `${stage ?? 'Working'} · ${progress} %`;
}
