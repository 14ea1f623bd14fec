import type { RenderView } from '@kenna/contract';
import { useEffect } from 'react';
import { remainingTime, waitingTime } from './remaining-time.ts';
import { noteProgress, useSeenProgress } from './seen-progress.store.ts';

/** What a render that is not finished is at, and how long it will take, in words. */
export function useProgressWords(render: RenderView): string {
  const remaining = useRemaining(render);
  return [stageOf(render), remaining].filter((part) => part !== null).join(', ');
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
