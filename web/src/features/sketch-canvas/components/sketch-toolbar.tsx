import {
  mdiDeleteSweepOutline,
  mdiEraser,
  mdiFlipHorizontal,
  mdiHandBackRightOutline,
  mdiHumanFemale,
  mdiImageRemoveOutline,
  mdiKeyboardOutline,
  mdiPen,
} from '@mdi/js';
import { FloatingToolbar, ToolGroup } from '../../../ui/editor/floating-toolbar.tsx';
import { UndoGroup } from '../../../ui/editor/undo-group.tsx';
import { ZoomGroup } from '../../../ui/editor/zoom-group.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Panel, SketchActions } from '../sketch-actions.ts';
import type { SketchState } from '../sketch-editor.ts';
import { changeSketching, useSketchSettings } from '../sketch-settings.ts';
import classes from '../../../ui/editor/drawing-toolbar.module.css';

interface SketchToolbarProps {
  readonly state: SketchState;
  readonly zoom: number;
  readonly open: Panel | null;
  readonly actions: SketchActions;
}

/** The toolbar at the bottom of the sheet. Buttons hidden on narrow screens have gestures and keys instead. */
export function SketchToolbar({ state, zoom, open, actions }: SketchToolbarProps) {
  const { tool, symmetry, croquis } = useSketchSettings();
  const tip = (which: 'pen' | 'eraser') => ({
    'aria-pressed': tool === which,
    'aria-expanded': open === which,
    onClick: () => actions.take(which),
  });
  return (
    <FloatingToolbar label="Drawing tools" className={classes.toolbar}>
      <ZoomGroup zoom={zoom} actions={actions} />
      <UndoGroup state={state} actions={actions} />
      <ToolGroup>
        <IconButton label="Pen" icon={mdiPen} keys="P" {...tip('pen')} />
        <IconButton label="Eraser" icon={mdiEraser} keys="E" {...tip('eraser')} />
        <IconButton
          label="Hand"
          keys="H"
          icon={mdiHandBackRightOutline}
          aria-pressed={tool === 'hand'}
          data-wide
          onClick={() => actions.choose('hand')}
        />
      </ToolGroup>
      <ToolGroup>
        <IconButton
          label="Mirror the drawing"
          keys="M"
          icon={mdiFlipHorizontal}
          aria-pressed={symmetry}
          onClick={() => changeSketching({ symmetry: !symmetry })}
        />
        <IconButton
          label="Figure to draw over"
          keys="F"
          icon={mdiHumanFemale}
          aria-pressed={croquis}
          onClick={() => changeSketching({ croquis: !croquis })}
        />
      </ToolGroup>
      <ToolGroup>
        <IconButton
          label="Clear"
          icon={mdiDeleteSweepOutline}
          keys="Delete"
          disabled={state.empty}
          onClick={actions.clear}
        />
        <IconButton
          label="Keys"
          keys="?"
          icon={mdiKeyboardOutline}
          data-wide
          data-keyboard
          aria-expanded={open === 'help'}
          onClick={actions.help}
        />
        {actions.removePicture && (
          <IconButton
            label="Remove the line art"
            icon={mdiImageRemoveOutline}
            data-wide
            onClick={actions.removePicture}
          />
        )}
      </ToolGroup>
    </FloatingToolbar>
  );
}
