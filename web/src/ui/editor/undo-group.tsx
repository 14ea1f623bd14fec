import { mdiRedo, mdiUndo } from '@mdi/js';
import { COMMAND_KEY } from '../../lib/browser/command-key.ts';
import { IconButton } from '../icon-button.tsx';
import { ToolGroup } from './floating-toolbar.tsx';

interface UndoGroupProps {
  readonly state: { readonly canUndo: boolean; readonly canRedo: boolean };
  readonly actions: { readonly undo: () => void; readonly redo: () => void };
}

/** Undo and redo buttons of a drawing toolbar. */
export const UndoGroup = ({ state, actions }: UndoGroupProps) => (
  <ToolGroup>
    <IconButton
      label="Undo"
      icon={mdiUndo}
      keys={`${COMMAND_KEY} Z`}
      disabled={!state.canUndo}
      onClick={actions.undo}
    />
    <IconButton
      label="Redo"
      icon={mdiRedo}
      keys={`${COMMAND_KEY} Shift Z`}
      disabled={!state.canRedo}
      onClick={actions.redo}
    />
  </ToolGroup>
);
