import { Button } from '@mantine/core';
import type { FailedRender } from '@kenna/contract';
import { Link } from 'react-router';
import { ListEnd } from '../../../ui/messages/list-end.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { useFailedRenders, useRetryFailed } from '../health.api.ts';
import classes from './health.module.css';

/** Lists failed renders with the engine's error and a button to retry each. */
export function FailedRenders() {
  const list = useFailedRenders();
  const retry = useRetryFailed();
  const renders = list.data?.pages.flatMap((page) => page.renders) ?? [];
  const columns: Column<FailedRender>[] = [
    {
      name: 'Render',
      heads: true,
      cell: ({ id, page, prompt }) => (
        <>
          {prompt === '' ? page : prompt}
          <span className={classes.quiet}>{`${page} ${id}`}</span>
        </>
      ),
    },
    {
      name: 'Reason',
      cell: ({ reason, fault }) => (
        <>
          {reason}
          {fault !== null && <span className={classes.fault}>{fault}</span>}
        </>
      ),
    },
    { name: 'Person', cell: ({ person }) => <Link to={`/admin/people/${person.id}`}>{person.name}</Link> },
    {
      name: 'When',
      cell: ({ finished_at, attempt }) => (
        <>
          {finished_at !== null && <RelativeTime moment={finished_at} />}
          <span className={classes.quiet}>{`Try ${attempt}`}</span>
        </>
      ),
    },
    {
      name: 'Actions',
      quietName: true,
      end: true,
      cell: ({ id }) => (
        <Button variant="default" disabled={retry.isPending} onClick={() => retry.mutate(id)}>
          Try again
        </Button>
      ),
    },
  ];
  if (list.isSuccess && renders.length === 0) return <p className={classes.counts}>There are no failed renders.</p>;
  return (
    <>
      {renders.length > 0 && (
        <DataTable label="Failed renders" columns={columns} rows={renders} keyOf={({ id }) => id} />
      )}
      {(list.hasNextPage || !list.isSuccess) && (
        <ListEnd
          state={list.isError ? 'error' : list.isFetching ? 'busy' : 'more'}
          onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
        />
      )}
    </>
  );
}
