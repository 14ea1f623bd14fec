import type { CellReview, RunCell, RunView } from '@kenna/contract';
import { mdiCheck, mdiClose, mdiCloseCircleOutline, mdiRefresh, mdiSelectAll, mdiUndo } from '@mdi/js';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { counted } from '../run-words.ts';
import { useRerunCells, useReviewCells } from '../runs.api.ts';
import classes from './run-grid.module.css';

interface CellToolbarProps {
  readonly run: RunView;
  readonly selected: readonly RunCell[];
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

/** What can be done with the selected pictures of a run. It floats over the grid. */
export function CellToolbar({ run, selected, onSelectAll, onClear }: CellToolbarProps) {
  const [asks, setAsks] = useState(false);
  const review = useReviewCells(run.id);
  const rerun = useRerunCells(run.id);
  const made = selected.filter(({ image }) => image !== null).map(({ id }) => id);
  const repeatable = selected.filter(({ can_rerun: can }) => can).map(({ id }) => id);
  const isBusy = review.isPending || rerun.isPending;
  const decide = (opinion: CellReview | null) =>
    review.mutate({ cells: made, review: opinion }, { onSuccess: onClear });
  const actions = [
    { label: 'Approve', icon: mdiCheck, ids: made, onAct: () => decide('approved') },
    { label: 'Reject', icon: mdiCloseCircleOutline, ids: made, onAct: () => decide('rejected') },
    { label: 'Take the review back', icon: mdiUndo, ids: made, onAct: () => decide(null) },
    { label: 'Draw again', icon: mdiRefresh, ids: repeatable, onAct: () => setAsks(true) },
  ];
  return (
    <div className={classes.bar} role="toolbar" aria-label="Selected pictures">
      <p role="status">{selected.length.toLocaleString('en')} selected</p>
      <IconButton label="Select all" icon={mdiSelectAll} onClick={onSelectAll} />
      <span className={classes.rule} />
      {actions.map(({ label, icon, ids, onAct }) => (
        <IconButton key={label} label={label} icon={icon} disabled={isBusy || ids.length === 0} onClick={onAct} />
      ))}
      <span className={classes.rule} />
      <IconButton label="Clear selection" icon={mdiClose} onClick={onClear} />
      {asks && (
        <ConfirmDialog
          title={`Draw ${counted(repeatable.length, 'picture')} again?`}
          confirm="Draw again"
          busy={rerun.isPending}
          onClose={() => setAsks(false)}
          onConfirm={() => rerun.mutate(repeatable, { onSuccess: onClear, onSettled: () => setAsks(false) })}
        >
          {priceWords(run, repeatable.length)} The earlier pictures stay in My images.
        </ConfirmDialog>
      )}
    </div>
  );
}

function priceWords({ price: { pictures, unit } }: RunView, count: number): string {
  const others =
    pictures === 0
      ? ''
      : `, with ${counted(pictures, 'other')} that ${pictures === 1 ? 'is' : 'are'} still to be drawn`;
  const costs = unit === null ? '' : ` Each takes one ${unit} from your plan.`;
  return `${count === 1 ? 'It is' : 'They are'} drawn with another seed${others}.${costs}`;
}
