import { counted, type CellReview, type RunCell, type RunView } from '@kenna/contract';
import { mdiCheck, mdiCloseCircleOutline, mdiRefresh, mdiUndo } from '@mdi/js';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { SelectionToolbar } from '../../../ui/selection-toolbar.tsx';
import { useRerunCells, useReviewCells } from '../runs.api.ts';

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
  const decide = (opinion: CellReview | null) =>
    review.mutate({ cells: made, review: opinion }, { onSuccess: onClear });
  const hasNoPicture = made.length === 0;
  return (
    <>
      <SelectionToolbar
        label="Selected pictures"
        count={`${selected.length.toLocaleString('en')} selected`}
        selectAllLabel="Select all"
        actions={[
          { label: 'Approve', icon: mdiCheck, isOff: hasNoPicture, run: () => decide('approved') },
          { label: 'Reject', icon: mdiCloseCircleOutline, isOff: hasNoPicture, run: () => decide('rejected') },
          { label: 'Take the review back', icon: mdiUndo, isOff: hasNoPicture, run: () => decide(null) },
          { label: 'Draw again', icon: mdiRefresh, isOff: repeatable.length === 0, run: () => setAsks(true) },
        ]}
        isBusy={review.isPending || rerun.isPending}
        onSelectAll={onSelectAll}
        onClear={onClear}
      />
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
    </>
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
