import { counted, type CellReview, type RunCell, type RunView } from '@kenna/contract';
import { mdiCheck, mdiCloseCircleOutline, mdiImageEditOutline, mdiRefresh, mdiUndo } from '@mdi/js';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { SelectionToolbar } from '../../../ui/selection-toolbar.tsx';
import { useRerunCells, useReviewCells } from '../runs.api.ts';
import { ReplaceDialog, type OwnPictures } from './replace-dialog.tsx';

interface CellToolbarProps extends OwnPictures {
  readonly run: RunView;
  readonly selected: readonly RunCell[];
  readonly allowExplicit: boolean;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

/** What can be done with the selected pictures of a run. It floats over the grid. */
export function CellToolbar({ run, selected, onSelectAll, onClear, ...choosing }: CellToolbarProps) {
  const [asks, setAsks] = useState<'rerun' | 'replace' | null>(null);
  const review = useReviewCells(run.id);
  const rerun = useRerunCells(run.id);
  const made = selected.filter(({ image }) => image !== null).map(({ id }) => id);
  const repeatable = selected.filter(({ can_rerun: can }) => can).map(({ id }) => id);
  const decide = (opinion: CellReview | null) =>
    review.mutate({ cells: made, review: opinion }, { onSuccess: onClear });
  const [only = null] = selected.length === 1 ? selected.filter(({ state }) => state !== 'drawing') : [];
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
          { label: 'Clear the review', icon: mdiUndo, isOff: hasNoPicture, run: () => decide(null) },
          { label: 'Draw again', icon: mdiRefresh, isOff: repeatable.length === 0, run: () => setAsks('rerun') },
          {
            label: 'Use another picture',
            icon: mdiImageEditOutline,
            isOff: only === null,
            run: () => setAsks('replace'),
          },
        ]}
        isBusy={review.isPending || rerun.isPending}
        onSelectAll={onSelectAll}
        onClear={onClear}
      />
      {asks === 'replace' && only !== null && (
        <ReplaceDialog run={run} cell={only} {...choosing} onReplaced={onClear} onClose={() => setAsks(null)} />
      )}
      {asks === 'rerun' && (
        <ConfirmDialog
          title={`Draw ${counted(repeatable.length, 'picture')} again?`}
          confirm="Draw again"
          busy={rerun.isPending}
          onClose={() => setAsks(null)}
          onConfirm={() => rerun.mutate(repeatable, { onSuccess: onClear, onSettled: () => setAsks(null) })}
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
  const costs = unit === null ? '' : ` Each uses one ${unit} from your plan.`;
  return `${count === 1 ? 'It is' : 'They are'} drawn with a different seed${others}.${costs}`;
}
