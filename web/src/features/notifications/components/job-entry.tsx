import type { RenderJob, RenderStatus } from '@kenna/contract';
import { toolName } from '../../../lib/pictures/picture-title.ts';
import { cut } from '../../../lib/text/cut.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { JobActions } from '../job-actions.ts';
import classes from './notifications.module.css';

/** Characters of a prompt after which it is cut. */
const PROMPT_LENGTH = 50;

const STATUS_TEXT: Record<RenderStatus, string> = {
  queued: 'Processing',
  processing: 'Processing',
  completed: 'Completed',
  error: 'Error',
  cancelled: 'Cancelled',
};

interface JobEntryProps {
  readonly job: RenderJob;
  readonly actions: JobActions;
  /** True if explicit pictures are shown without a blur. */
  readonly allowExplicit: boolean;
}

export function JobEntry({ job, actions, allowExplicit }: JobEntryProps) {
  const running = job.status === 'queued' || job.status === 'processing';
  const waiting = job.status === 'queued' && job.position ? `, ${job.position} ahead` : '';
  // A tool without a prompt is told by its name.
  const title = job.prompt || toolName(job.page);
  return (
    <li className={classes.job}>
      <div className={classes.picture} data-veiled={job.is_nsfw && !allowExplicit}>
        {job.img !== null && <img src={job.img} alt="" loading="lazy" />}
      </div>
      <div className={classes.words}>
        <p className={classes.prompt}>{cut(title, PROMPT_LENGTH)}</p>
        <p className={classes.line}>
          <span className={classes.status} data-status={job.status}>
            {STATUS_TEXT[job.status]}
            {waiting}
          </span>
          <RelativeTime moment={job.created_at} />
        </p>
        {running && (
          <progress className={classes.progress} max={100} value={job.progress} aria-label={`Progress of ${title}`} />
        )}
        {job.status === 'error' && job.reason !== null && <p className={classes.reason}>{job.reason}</p>}
        {!running && job.status !== 'completed' && (
          <div className={classes.actions}>
            {job.can.retry && (
              <button type="button" onClick={() => actions.retry(job.id)}>
                Try again
              </button>
            )}
            {job.can.delete && (
              <button type="button" onClick={() => actions.remove(job.id)}>
                Delete
              </button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
