import { mdiRedo, mdiUndo } from '@mdi/js';
import { IconButton } from '../icon-button.tsx';
import { ToolGroup } from './floating-toolbar.tsx';

interface UndoGroupProps {
  readonly state: { readonly canUndo: boolean; readonly canRedo: boolean };
  readonly actions: { readonly undo: () => void; readonly redo: () => void };
}

/** Undo and redo buttons of a drawing toolbar. */
export const UndoGroup = ({ state, actions }: UndoGroupProps) => (
  <ToolGroup>
    <IconButton label="Undo" icon={mdiUndo} disabled={!state.canUndo} onClick={actions.undo} />
    <IconButton label="Redo" icon={mdiRedo} disabled={!state.canRedo} onClick={actions.redo} />
  </ToolGroup>
);
