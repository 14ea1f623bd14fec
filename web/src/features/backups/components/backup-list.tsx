import { Button, Progress } from '@mantine/core';
import type { Backup } from '@kenna/contract';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { sizeWords, statusWords } from '../backup-words.ts';
import classes from './backups.module.css';

interface BackupListProps {
  readonly backups: readonly Backup[];
  readonly onDownload: (backup: Backup) => void;
}

/** The latest backups, newest first, with the progress of the one that is being made. */
export function BackupList({ backups, onDownload }: BackupListProps) {
  const columns: Column<Backup>[] = [
    {
      name: 'Started',
      heads: true,
      cell: ({ created_at, origin }) => (
        <>
          <RelativeTime moment={created_at} />
          <span className={classes.quiet}>{origin === 'admin' ? 'By an administrator' : 'By the schedule'}</span>
        </>
      ),
    },
    {
      name: 'State',
      cell: (backup) => (
        <div className={classes.state} data-status={backup.status}>
          {statusWords(backup)}
          {backup.status === 'running' && backup.total > 0 && (
            <Progress value={(backup.done / backup.total) * 100} size="sm" aria-label="Progress of the backup" />
          )}
          {backup.problem !== null && <span className={classes.quiet}>{backup.problem}</span>}
          {backup.name !== null && <span className={classes.quiet}>{backup.name}</span>}
        </div>
      ),
    },
    { name: 'Size', end: true, cell: ({ bytes }) => (bytes === null ? '–' : sizeWords(bytes)) },
    {
      name: 'Actions',
      quietName: true,
      end: true,
      cell: (backup) =>
        backup.name !== null && (
          <Button variant="default" onClick={() => onDownload(backup)}>
            Download
          </Button>
        ),
    },
  ];
  if (backups.length === 0) return <p className={classes.quiet}>There are no backups yet.</p>;
  return <DataTable label="Backups" columns={columns} rows={backups} keyOf={({ id }) => id} />;
}
