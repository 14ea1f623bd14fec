import { mdiCursorDefaultOutline, mdiDownload, mdiHandBackRightOutline, mdiMinus, mdiPlus } from '@mdi/js';
import type { ReactNode } from 'react';
import { FloatingToolbar, ToolGroup, ZoomReadout } from '../../../ui/editor/floating-toolbar.tsx';
import { UndoGroup } from '../../../ui/editor/undo-group.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { AdjustEditor } from '../use-adjust-editor.ts';
import classes from './adjust-toolbar.module.css';

export type AdjustTool = 'select' | 'hand';

interface AdjustToolbarProps {
  readonly editor: AdjustEditor;
  readonly tool: AdjustTool;
  /** CSS pixels per pixel of the picture. */
  readonly zoom: number;
  readonly onTool: (tool: AdjustTool) => void;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
  /** Called by the download button, which is shown only on narrow screens. */
  readonly onDownload: () => void;
  /** Further buttons, shown only on narrow screens like the download button beside them. */
  readonly more: ReactNode;
}

export function AdjustToolbar(props: AdjustToolbarProps) {
  const { editor, tool, zoom, onTool, onZoom, onFit, onDownload, more } = props;
  return (
    <FloatingToolbar label="Adjust tools" className={classes.toolbar}>
      <UndoGroup state={editor} actions={editor} />
      <ToolGroup>
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
      </ToolGroup>
      <ToolGroup data-zoom>
        <IconButton label="Zoom out" icon={mdiMinus} onClick={() => onZoom(0.8)} />
        <ZoomReadout zoom={zoom} onFit={onFit} />
        <IconButton label="Zoom in" icon={mdiPlus} onClick={() => onZoom(1.25)} />
      </ToolGroup>
      <ToolGroup data-compact>
        <IconButton label="Download" icon={mdiDownload} onClick={onDownload} />
        {more}
      </ToolGroup>
    </FloatingToolbar>
  );
}
