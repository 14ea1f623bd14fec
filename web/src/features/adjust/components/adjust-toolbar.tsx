import {
  mdiCursorDefaultOutline,
  mdiDownload,
  mdiHandBackRightOutline,
  mdiMinus,
  mdiPlus,
  mdiRedo,
  mdiUndo,
} from '@mdi/js';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { AdjustEditor } from '../use-adjust-editor.ts';
import classes from './adjust-toolbar.module.css';

export type AdjustTool = 'select' | 'hand';

interface AdjustToolbarProps {
  readonly editor: AdjustEditor;
  readonly tool: AdjustTool;
  /** Relative to the picture's own pixels. */
  readonly zoom: number;
  readonly onTool: (tool: AdjustTool) => void;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
  /** Shown where the panel has no room for it. */
  readonly onDownload: () => void;
}

export function AdjustToolbar({ editor, tool, zoom, onTool, onZoom, onFit, onDownload }: AdjustToolbarProps) {
  return (
    <div className={classes.toolbar} role="toolbar" aria-label="Adjust tools">
      <IconButton label="Undo" icon={mdiUndo} disabled={!editor.canUndo} onClick={editor.undo} />
      <IconButton label="Redo" icon={mdiRedo} disabled={!editor.canRedo} onClick={editor.redo} />
      <span className={classes.line} />
      <IconButton
        label="Select"
        icon={mdiCursorDefaultOutline}
        aria-pressed={tool === 'select'}
        onClick={() => onTool('select')}
      />
      <IconButton
        label="Hand"
        icon={mdiHandBackRightOutline}
        aria-pressed={tool === 'hand'}
        onClick={() => onTool('hand')}
      />
      <span className={classes.line} data-zoom />
      <IconButton label="Zoom out" icon={mdiMinus} data-zoom onClick={() => onZoom(0.8)} />
      <button type="button" className={classes.zoom} data-zoom title="Fit to the window" onClick={onFit}>
        {Math.round(zoom * 100)}%
      </button>
      <IconButton label="Zoom in" icon={mdiPlus} data-zoom onClick={() => onZoom(1.25)} />
      <IconButton label="Download" icon={mdiDownload} data-compact onClick={onDownload} />
    </div>
  );
}
