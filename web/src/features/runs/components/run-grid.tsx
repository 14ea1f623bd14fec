import { counted, type RowFilter, type RunCell, type RunRows, type RunView } from '@kenna/contract';
import { Button, NativeSelect } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useVisiblePart } from '../../../ui/masonry/use-visible-part.ts';
import { FILTER_WORDS, filterOf, isShown } from '../cell-filter.ts';
import { useAllCells } from '../runs.api.ts';
import { gridSizes, ratioOf } from '../grid-sizes.ts';
import { Photograph } from '../sheet/row-photographs.tsx';
import { useGridRows } from '../use-grid-rows.ts';
import { CellToolbar } from './cell-toolbar.tsx';
import type { OwnPictures } from './replace-dialog.tsx';
import { Cell } from './run-cell.tsx';
import classes from './run-grid.module.css';

interface GridProps {
  readonly run: RunView;
  /** True if explicit pictures are shown. */
  readonly allowExplicit: boolean;
}

/** Height in px of a product when the pictures of one shot are shown; 284 px of it are the picture's, as in the style sheet. */
const CARD_PX = 360;
const CARD_PICTURE_PX = 284;
/** Minimum width in px of such a picture. */
const CARD_WIDTH_PX = 200;
/** Height in px of a line of the reason why a picture failed, and of the checkbox above it, as in the style sheet. */
const REASON_LINE_PX = 20;
const CHECKBOX_PX = 32;
const MOST_REASON_LINES = 6;

const EVERYTHING = 'all';
type Selection = ReadonlyMap<number, RunCell>;
const NOTHING: Selection = new Map();

/** Products by shots, or the pictures of one shot side by side, each as it is made. Only the visible part is rendered. */
export function RunGrid({ run, allowExplicit, ...own }: GridProps & OwnPictures) {
  const [address, setAddress] = useSearchParams();
  const [selection, setSelection] = useState(NOTHING);
  const all = useAllCells(run.id);
  // Before the start there is nothing to look for, to compare or to review.
  const isDraft = run.status === 'draft';
  const filter = isDraft ? null : filterOf(address.get('show'));
  const shot = isDraft ? null : (run.shots.find(({ id }) => String(id) === address.get('shot')) ?? null);
  const choose = (name: string, value: string) => {
    setSelection(NOTHING);
    const next = new URLSearchParams(address);
    if (value === EVERYTHING) next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  const onSelect = useCallback(
    (cell: RunCell, selected: boolean) =>
      setSelection((before) => {
        const next = new Map(before);
        if (selected) next.set(cell.id, cell);
        else next.delete(cell.id);
        return next;
      }),
    [],
  );
  const selectAll = () =>
    all.mutate(filter, {
      onSuccess: (cells) => {
        const shown = cells.filter((cell) => isShown(cell, filter) && (shot === null || cell.shot_id === shot.id));
        const can = shown.filter(({ image, can_rerun: canRerun }) => image !== null || canRerun);
        setSelection(new Map(can.map((cell) => [cell.id, cell])));
      },
    });
  if (run.products === 0 || run.shots.length === 0) {
    const what = run.products === 0 ? 'Add products to the sheet' : 'Add a shot to the recipe';
    return <p className={classes.nothing}>{what}, and the pictures appear here.</p>;
  }
  return (
    <section aria-label="Pictures of the run">
      {!isDraft && (
        <div className={classes.tools}>
          <NativeSelect
            label="Show"
            value={filter ?? EVERYTHING}
            data={[
              { value: EVERYTHING, label: 'All products' },
              ...Object.entries(FILTER_WORDS).map(([value, label]) => ({ value, label })),
            ]}
            onChange={(event) => choose('show', event.currentTarget.value)}
          />
          <NativeSelect
            label="Compare"
            value={shot === null ? EVERYTHING : String(shot.id)}
            data={[
              { value: EVERYTHING, label: 'All shots' },
              ...run.shots.map(({ id, name }) => ({ value: String(id), label: `Only ${name}` })),
            ]}
            onChange={(event) => choose('shot', event.currentTarget.value)}
          />
          <p className={classes.reviews}>
            {run.reviews.approved + run.reviews.rejected === 0
              ? 'None judged yet'
              : `${run.reviews.approved.toLocaleString('en')} approved, ${run.reviews.rejected.toLocaleString('en')} rejected`}
          </p>
        </div>
      )}
      <GridRows
        key={`${filter} ${shot?.id}`}
        run={run}
        allowExplicit={allowExplicit}
        filter={filter}
        shot={shot}
        selection={selection}
        onSelect={onSelect}
      />
      {selection.size > 0 && (
        <CellToolbar
          run={run}
          selected={[...selection.values()]}
          allowExplicit={allowExplicit}
          {...own}
          onSelectAll={selectAll}
          onClear={() => setSelection(NOTHING)}
        />
      )}
    </section>
  );
}

interface GridRowsProps extends GridProps {
  readonly filter: RowFilter | null;
  /** Only the pictures of this shot are shown, side by side; null shows all shots. */
  readonly shot: RunView['shots'][number] | null;
  readonly selection: Selection;
  readonly onSelect: (cell: RunCell, selected: boolean) => void;
}

function GridRows({ run, allowExplicit, filter, shot, selection, onSelect }: GridRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { width, from, to } = useVisiblePart(list);
  const perLine = shot === null ? 1 : Math.max(1, Math.floor(width / CARD_WIDTH_PX));
  const sizes = gridSizes(run.shots, width);
  const pictureHeight = shot === null ? sizes.pictureHeight : CARD_PICTURE_PX;
  const lineHeight = shot === null ? sizes.rowHeight : CARD_PX;
  const { places, total, firstLine, height, isError, retry } = useGridRows(run, filter, {
    from,
    to,
    lineHeight,
    perLine,
  });
  const isDraft = run.status === 'draft';
  const shots = new Map(run.shots.map((each) => [each.id, each]));
  const cellOf = (row: Row, cell: RunCell) => (
    <Cell
      key={cell.id}
      cell={cell}
      title={`${row.sku}, ${shots.get(cell.shot_id)?.name ?? ''}`}
      ratio={ratioOf(shots.get(cell.shot_id))}
      isDraft={isDraft}
      veiled={!allowExplicit && cell.image?.is_nsfw === true}
      dimmed={!isShown(cell, filter)}
      selected={selection.has(cell.id)}
      onSelect={onSelect}
    />
  );
  return (
    <>
      {isError && (
        <p className={classes.nothing} role="alert">
          Some pictures could not be loaded.{' '}
          <Button variant="default" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      <p className={total === 0 ? classes.nothing : classes.unseen} role="status">
        {total === null ? 'Please wait...' : total === 0 ? 'There are no such pictures.' : counted(total, 'product')}
      </p>
      <div className={classes.frame} data-shape={shot === null ? 'grid' : 'wall'}>
        <div
          role="table"
          aria-label="Pictures"
          aria-rowcount={total ?? -1}
          className={classes.grid}
          style={{
            '--shots': run.shots.length,
            '--cell-width': `${sizes.cellWidth}px`,
            '--row-height': `${lineHeight}px`,
            '--picture-height': `${pictureHeight}px`,
            '--reason-lines': Math.min(MOST_REASON_LINES, Math.floor((pictureHeight - CHECKBOX_PX) / REASON_LINE_PX)),
          }}
        >
          {shot === null && (
            <div role="row" className={classes.head}>
              <span role="columnheader">Product</span>
              {run.shots.map(({ id, name }) => (
                <span key={id} role="columnheader">
                  {name}
                </span>
              ))}
            </div>
          )}
          <div ref={list} role="rowgroup" className={classes.list} style={{ height }}>
            <div
              role="presentation"
              className={classes.shown}
              style={{ '--per-line': perLine, transform: `translateY(${firstLine * lineHeight}px)` }}
            >
              {places.map(({ place, row }) => (
                <div key={place} role="row" aria-rowindex={place + 1} className={classes.row}>
                  {row !== undefined && (
                    <>
                      <span role="rowheader" className={classes.product}>
                        <strong>{row.sku}</strong>
                        <span>{row.name}</span>
                        {isDraft && row.photographs[0] !== undefined && (
                          <Photograph
                            photograph={row.photographs[0]}
                            allowExplicit={allowExplicit}
                            alt={`Photograph of ${row.sku}`}
                          />
                        )}
                      </span>
                      {row.cells
                        .filter(({ shot_id: id }) => shot === null || id === shot.id)
                        .map((cell) => cellOf(row, cell))}
                    </>
                  )}
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

type Row = RunRows['rows'][number];
