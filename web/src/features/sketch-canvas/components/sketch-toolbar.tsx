import {
  mdiDeleteSweepOutline,
  mdiEraser,
  mdiFlipHorizontal,
  mdiHandBackRightOutline,
  mdiHumanFemale,
  mdiImageRemoveOutline,
  mdiKeyboardOutline,
  mdiMinus,
  mdiPen,
  mdiPlus,
  mdiRedo,
  mdiUndo,
} from '@mdi/js';
import { FloatingToolbar, ToolGroup, ZoomReadout } from '../../../ui/editor/floating-toolbar.tsx';
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

/** Floats at the bottom of the sheet. What a narrow one leaves out is reached by fingers and keys. */
export function SketchToolbar({ state, zoom, open, actions }: SketchToolbarProps) {
  const { tool, symmetry, croquis } = useSketchSettings();
  const tip = (which: 'pen' | 'eraser') => ({
    'aria-pressed': tool === which,
    'aria-expanded': open === which,
    onClick: () => actions.take(which),
  });
  return (
    <FloatingToolbar label="Drawing tools" className={classes.toolbar}>
      <ToolGroup data-wide>
        <IconButton label="Zoom out" icon={mdiMinus} onClick={actions.zoomOut} />
        <ZoomReadout zoom={zoom} onFit={actions.fit} />
        <IconButton label="Zoom in" icon={mdiPlus} onClick={actions.zoomIn} />
      </ToolGroup>
      <ToolGroup>
        <IconButton label="Undo" icon={mdiUndo} disabled={!state.canUndo} onClick={actions.undo} />
        <IconButton label="Redo" icon={mdiRedo} disabled={!state.canRedo} onClick={actions.redo} />
      </ToolGroup>
      <ToolGroup>
        <IconButton label="Pen" icon={mdiPen} {...tip('pen')} />
        <IconButton label="Eraser" icon={mdiEraser} {...tip('eraser')} />
        <IconButton
          label="Hand"
          icon={mdiHandBackRightOutline}
          aria-pressed={tool === 'hand'}
          data-wide
          onClick={() => actions.choose('hand')}
        />
      </ToolGroup>
      <ToolGroup>
        <IconButton
          label="Mirror the drawing"
          icon={mdiFlipHorizontal}
          aria-pressed={symmetry}
          onClick={() => changeSketching({ symmetry: !symmetry })}
        />
        <IconButton
          label="Figure to draw over"
          icon={mdiHumanFemale}
          aria-pressed={croquis}
          onClick={() => changeSketching({ croquis: !croquis })}
        />
      </ToolGroup>
      <ToolGroup>
        <IconButton label="Clear" icon={mdiDeleteSweepOutline} disabled={state.empty} onClick={actions.clear} />
        <IconButton
          label="Keys"
          icon={mdiKeyboardOutline}
          data-wide
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
