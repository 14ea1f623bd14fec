import { Link } from 'react-router';
import { progressWords, STATUS_WORDS } from '../run-words.ts';
import { useRuns } from '../runs.api.ts';
import classes from './run-notices.module.css';

/** The notifications list at most this number of runs. */
const SHOWN = 3;

/** The newest runs that were started, for the notifications; nothing while there are none. */
export function RunNotices({ onLeave }: { readonly onLeave: () => void }) {
  const runs = useRuns().data?.pages[0]?.runs ?? [];
  const started = runs.filter(({ status }) => status !== 'draft').slice(0, SHOWN);
  if (started.length === 0) return null;
  return (
    <section className={classes.runs} aria-label="Runs">
      <div className={classes.head}>
        <h2>Runs</h2>
        <Link to="/workplace/runs" onClick={onLeave}>
          View my runs
        </Link>
      </div>
      <ul>
        {started.map((run) => (
          <li key={run.id}>
            <Link to={`/workplace/runs/${run.id}`} className={classes.run} onClick={onLeave}>
              <span>{run.name}</span>
              <small>
                {STATUS_WORDS[run.status]}, {progressWords(run)}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
