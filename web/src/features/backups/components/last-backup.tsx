import type { Backups } from '@kenna/contract';
import { mdiAlert, mdiAlertCircle, mdiCheckCircle } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { scheduleWords, sizeWords } from '../backup-words.ts';
import classes from './backups.module.css';

/** Age and size of the last complete backup, and whether it is older than the schedule wants. */
export function LastBackup({ state: { settings, last, is_late: isLate } }: { state: Backups }) {
  const isGood = last !== null && !isLate;
  const isScheduled = settings !== null;
  return (
    <section className={classes.last} data-ok={isGood} data-scheduled={isScheduled}>
      <Icon path={isGood ? mdiCheckCircle : isScheduled ? mdiAlertCircle : mdiAlert} />
      <div>
        <h2>
          {last === null ? (
            'There is no complete backup yet'
          ) : (
            <>
              {'The last complete backup was started '}
              <RelativeTime moment={last.created_at} />
              {last.bytes !== null && `, ${sizeWords(last.bytes)}`}
            </>
          )}
        </h2>
        {last !== null && isLate && <p>The next one is overdue. The list below shows what failed.</p>}
        <p>
          {settings === null
            ? 'No folder for backups is configured: set BACKUP_DIR, or run npm run backup on the server.'
            : scheduleWords(settings)}
        </p>
      </div>
    </section>
  );
}
