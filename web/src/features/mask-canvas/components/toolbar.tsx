import {
  mdiBrush,
  mdiCircleHalfFull,
  mdiDeleteSweepOutline,
  mdiEraser,
  mdiHandBackRightOutline,
  mdiImageRemoveOutline,
  mdiKeyboardOutline,
  mdiLasso,
  mdiSelectDrag,
  mdiTuneVariant,
  mdiAutoFix,
} from '@mdi/js';
import { FloatingToolbar, ToolGroup } from '../../../ui/editor/floating-toolbar.tsx';
import { UndoGroup } from '../../../ui/editor/undo-group.tsx';
import { ZoomGroup } from '../../../ui/editor/zoom-group.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useCanvasSettings, type Tool } from '../canvas-settings.ts';
import type { MaskState } from '../mask/mask-editor.ts';
import type { Panel } from '../open-panel.ts';
import classes from '../../../ui/editor/drawing-toolbar.module.css';

export interface ToolbarActions {
  readonly zoomOut: () => void;
  readonly zoomIn: () => void;
  readonly fit: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly clear: () => void;
  readonly choose: (tool: Tool) => void;
  readonly press: (panel: Panel) => void;
  readonly removePicture: (() => void) | undefined;
}

interface ToolbarProps {
  readonly state: MaskState;
  /** CSS pixels per pixel of the picture; 1 is full size. */
  readonly zoom: number;
  readonly open: Panel | null;
  readonly actions: ToolbarActions;
}

const SELECT_ICONS: Partial<Record<Tool, string>> = {
  lasso: mdiLasso,
  rectangle: mdiSelectDrag,
  region: mdiAutoFix,
};

/** Floats at the bottom of the canvas. Buttons that a narrow canvas hides are in the view panel; pinching zooms. */
export function Toolbar({ state, zoom, open, actions }: ToolbarProps) {
  const tool = useCanvasSettings((settings) => settings.tool);
  const opener = (panel: Panel) => ({ 'aria-expanded': open === panel, onClick: () => actions.press(panel) });
  const selecting = SELECT_ICONS[tool];
  return (
    <FloatingToolbar label="Mask tools" className={classes.toolbar}>
      <ZoomGroup zoom={zoom} actions={actions} />
      <UndoGroup state={state} actions={actions} />
      <ToolGroup>
        <IconButton label="Brush" icon={mdiBrush} keys="B" aria-pressed={tool === 'brush'} {...opener('brush')} />
        <IconButton label="Eraser" icon={mdiEraser} keys="E" aria-pressed={tool === 'eraser'} {...opener('eraser')} />
        <IconButton
          label="Select"
          icon={selecting ?? mdiLasso}
          aria-pressed={selecting !== undefined}
          {...opener('select')}
        />
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
        <IconButton label="Mask" icon={mdiCircleHalfFull} {...opener('mask')} />
        <IconButton
          label="Clear"
          keys="Delete"
          icon={mdiDeleteSweepOutline}
          disabled={state.covered === 0}
          data-roomy
          onClick={actions.clear}
        />
      </ToolGroup>
      <ToolGroup>
        <IconButton label="View" icon={mdiTuneVariant} {...opener('view')} />
        <IconButton label="Keys" icon={mdiKeyboardOutline} keys="?" data-wide data-keyboard {...opener('help')} />
        {actions.removePicture && (
          <IconButton
            label="Remove the picture"
            icon={mdiImageRemoveOutline}
            data-wide
            onClick={actions.removePicture}
          />
        )}
      </ToolGroup>
    </FloatingToolbar>
  );
}
