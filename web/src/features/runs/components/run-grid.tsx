import type { RunCell, RunRows, RunView } from '@kenna/contract';
import { Link } from 'react-router';
import { EndSentinel } from '../../../ui/messages/end-sentinel.tsx';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import { STATE_WORDS } from '../run-words.ts';
import { useRunRows } from '../runs.api.ts';
import classes from './run-grid.module.css';

interface RunGridProps {
  readonly run: RunView;
  /** True if explicit pictures are shown. */
  readonly allowExplicit: boolean;
}

/** Products by shots, with each picture as it is made. More products are loaded while scrolling. */
export function RunGrid({ run, allowExplicit }: RunGridProps) {
  const list = useRunRows(run.id, run.status === 'running');
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  if (list.isSuccess && (rows.length === 0 || run.shots.length === 0)) {
    const what = rows.length === 0 ? 'Add products to the sheet' : 'Add a shot to the recipe';
    return <p className={classes.nothing}>{what}, and the pictures appear here.</p>;
  }
  return (
    <div className={classes.frame}>
      <div role="table" aria-label="Pictures" className={classes.grid} style={{ '--shots': run.shots.length }}>
        <div role="row" className={classes.head}>
          <span role="columnheader">Product</span>
          {run.shots.map(({ id, name }) => (
            <span key={id} role="columnheader">
              {name}
            </span>
          ))}
        </div>
        {rows.map((row) => (
          <GridRow key={row.id} row={row} run={run} allowExplicit={allowExplicit} />
        ))}
      </div>
      {(list.hasNextPage || !list.isSuccess) && (
        <EndSentinel
          state={list.isError ? 'error' : list.isPending || list.isFetchingNextPage ? 'busy' : 'more'}
          onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
        />
      )}
    </div>
  );
}

function GridRow({ row, run, allowExplicit }: RunGridProps & { readonly row: RunRows['rows'][number] }) {
  const names = new Map(run.shots.map(({ id, name }) => [id, name]));
  return (
    <div role="row" className={classes.row}>
      <span role="rowheader" className={classes.product}>
        <strong>{row.sku}</strong>
        <span>{row.name}</span>
      </span>
      {row.cells.map((cell) => (
        <Cell
          key={cell.id}
          cell={cell}
          title={`${row.sku}, ${names.get(cell.shot_id) ?? ''}`}
          veiled={!allowExplicit && cell.image?.is_nsfw === true}
        />
      ))}
    </div>
  );
}

function Cell({ cell, title, veiled }: { readonly cell: RunCell; readonly title: string; readonly veiled: boolean }) {
  const { state, reason, image } = cell;
  const words = reason === null ? STATE_WORDS[state] : `${STATE_WORDS[state]}: ${reason}`;
  return (
    <div role="cell" className={classes.cell} data-state={state}>
      {image !== null && (
        <Link to={`/workplace/my-images?image=${image.id}`} className={classes.picture}>
          <Thumb
            image={{ webp_image_url: image.small_url, variants: [], thumbhash: image.thumbhash }}
            veiled={veiled}
            alt={title}
            ratio={image.width / image.height}
          />
        </Link>
      )}
      {(state !== 'done' || image === null) && (
        <span className={classes.state} title={words}>
          {state === 'done' ? 'In the bin, or deleted' : words}
        </span>
      )}
    </div>
  );
}
