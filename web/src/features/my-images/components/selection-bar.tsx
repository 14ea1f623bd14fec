import type { Command } from '../../../lib/commands/commands.ts';
import { useAreImagesBusy } from '../../../lib/pictures/image-action.ts';
import { SelectionToolbar } from '../../../ui/selection-toolbar.tsx';
import type { SelectionControl } from '../use-selection.ts';

interface SelectionBarProps {
  readonly selection: SelectionControl;
  readonly actions: readonly Command[];
}

/** What can be done with the selected pictures of a list. It floats over them. */
export const SelectionBar = ({ selection, actions }: SelectionBarProps) => (
  <SelectionToolbar
    label="Selected pictures"
    count={`${selection.ids.size.toLocaleString()} selected`}
    selectAllLabel="Select all shown"
    actions={actions}
    isBusy={useAreImagesBusy(selection.images)}
    onSelectAll={selection.selectAll}
    onClear={selection.clear}
  />
);
