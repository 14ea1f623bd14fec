import type { AuditEntry } from '@kenna/contract';
import { Link } from 'react-router';
import { ListEnd } from '../../../ui/messages/list-end.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { ACTION_WORDS } from '../action-words.ts';
import { useAudit, type AuditFilter } from '../audit.api.ts';
import { changedFacts } from '../changed-facts.ts';
import classes from './audit.module.css';
import { momentOf } from '../../../lib/text/day-of.ts';

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    name: 'Action',
    heads: true,
    cell: ({ action, subject_id }) => (
      <>
        {ACTION_WORDS[action]}
        {subject_id !== null && <span className={classes.number}>{` ${subject_id}`}</span>}
      </>
    ),
  },
  { name: 'Changed', cell: (entry) => <Changes entry={entry} /> },
  {
    name: 'Person',
    cell: ({ person }) =>
      person &&
      (person.name === null ? 'A deleted account' : <Link to={`/admin/people/${person.id}`}>{person.name}</Link>),
  },
  {
    name: 'Admin',
    cell: ({ admin_email, address }) => (
      <>
        {admin_email}
        <span className={classes.quiet}>{address}</span>
      </>
    ),
  },
  {
    name: 'When',
    cell: ({ at }) => (
      <>
        <RelativeTime moment={at} />
        <span className={classes.quiet}>{momentOf(at)}</span>
      </>
    ),
  },
];

function Changes({ entry }: { entry: AuditEntry }) {
  return (
    <ul className={classes.changes}>
      {changedFacts(entry).map(({ name, before, after }) => (
        <li key={name}>
          <span className={classes.fact}>{name}</span>
          {before !== null && <del>{before}</del>}
          {after !== null && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
}

/** Lists the actions of administrators, newest first. */
export function AuditTrail({ filter, empty }: { filter: AuditFilter; empty: string }) {
  const list = useAudit(filter);
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  if (list.isSuccess && entries.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <>
      {entries.length > 0 && <DataTable label="Actions" columns={COLUMNS} rows={entries} keyOf={({ id }) => id} />}
      {(list.hasNextPage || !list.isSuccess) && (
        <ListEnd
          state={list.isError ? 'error' : list.isFetching ? 'busy' : 'more'}
          onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
        />
      )}
    </>
  );
}
