import { VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { ZOOM_STEP } from '../../../lib/pan-zoom/pan-zoom.ts';
import type { Size } from '../../../lib/pan-zoom/view.ts';
import frame from '../../../ui/editor/drawing-stage.module.css';
import { LoadingDots } from '../../../ui/messages/loading-dots.tsx';
import type { Panel, SketchActions } from '../sketch-actions.ts';
import type { SketchState, Step } from '../sketch-editor.ts';
import type { SketchSession } from '../sketch-session.ts';
import { changeSketching, type Tool } from '../sketch-settings.ts';
import { sketchFile } from '../stage/sketch-painter.ts';
import { useSketchSession } from '../use-sketch-session.ts';
import { useSketchStage } from '../use-sketch-stage.ts';
import { SketchPanel } from './sketch-panel.tsx';
import { SketchSheet } from './sketch-sheet.tsx';
import { SketchToolbar } from './sketch-toolbar.tsx';
import classes from './sketch-canvas.module.css';

/** A drawing, as reported to the page. */
export interface CanvasSketch {
  /** Address of the line art under the drawing; null for plain paper. */
  readonly over: string | null;
  /** Whether nothing is drawn. */
  readonly empty: boolean;
  /** The steps of the drawing. An unchanged drawing has the same array. */
  readonly steps: readonly Step[];
  /** Renders the sheet with its drawing to a file of this size. */
  readonly file: (size: Size) => Promise<File>;
}

export interface SketchCanvasProps {
  readonly over: string | null;
  /** Size of the result in pixels, and so of the sheet. */
  readonly size: Size;
  /** Called after every change, and with null when the sheet is closed. */
  readonly onSketch: (sketch: CanvasSketch | null) => void;
  /** Removes the line art under the drawing. */
  readonly onRemovePicture: () => void;
}

/** A sheet for drawing, blank or over line art. The drawing survives a reload. */
export function SketchCanvas(props: SketchCanvasProps) {
  const { status, session } = useSketchSession(props.over, props.size);
  return (
    <div className={`${frame.canvas} ${classes.canvas}`}>
      {session && <OpenSheet key={props.over} {...props} session={session} />}
      {status === 'loading' && (
        <p className={frame.notice} role="status">
          <LoadingDots />
          <VisuallyHidden>The sheet is loading</VisuallyHidden>
        </p>
      )}
      {status === 'failed' && (
        <p className={frame.notice} role="alert">
          This picture could not be loaded. Choose it again, or another one.
        </p>
      )}
    </div>
  );
}

const TOOL_WORDS: Record<Tool, string> = { pen: 'Pen', eraser: 'Eraser', hand: 'Hand' };

function OpenSheet(props: SketchCanvasProps & { readonly session: SketchSession }) {
  const { session, over, size, onSketch, onRemovePicture } = props;
  const root = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [announcement, setAnnouncement] = useState('');
  const [panel, setPanel] = useState<Panel | null>(null);
  const { editor } = session;
  const state = useSyncExternalStore(editor.onChange, editor.state);
  const describedBy = useId();
  useReport(session, state, onSketch);

  const press = (pressed: Panel) => setPanel(panel === pressed ? null : pressed);
  const commands = {
    undo: () => setAnnouncement(editor.undo() ? 'Undone' : 'Nothing to undo'),
    redo: () => setAnnouncement(editor.redo() ? 'Redone' : 'Nothing to redo'),
    clear: () => setAnnouncement(editor.clear() ? 'Sheet cleared' : 'The sheet is empty'),
    help: () => press('help'),
    choose: (tool: Tool) => {
      changeSketching({ tool });
      setAnnouncement(TOOL_WORDS[tool]);
      setPanel(tool === 'hand' || (panel !== 'pen' && panel !== 'eraser') ? null : tool);
    },
    close: () => {
      setPanel(null);
      return panel !== null;
    },
  };
  const stage = useSketchStage({ root, session, size, onZoom: setZoom, keys: commands });
  const actions: SketchActions = {
    ...commands,
    zoomOut: () => stage.current?.panZoom.zoomBy(1 / ZOOM_STEP),
    zoomIn: () => stage.current?.panZoom.zoomBy(ZOOM_STEP),
    fit: () => stage.current?.panZoom.fit(),
    // Choosing the current tool again opens its settings.
    take: (tool: 'pen' | 'eraser') => {
      changeSketching({ tool });
      press(tool);
    },
    removePicture: over === null ? undefined : onRemovePicture,
  };
  return (
    <div ref={root} className={frame.open}>
      <SketchSheet size={size} inviting={state.empty && over === null} describedBy={describedBy} />
      <p id={describedBy} hidden>
        Arrow keys move the pen, Enter puts it down and lifts it. Press the question mark for all keys.
      </p>
      <div className={frame.dock}>
        {panel && <SketchPanel panel={panel} actions={actions} />}
        <SketchToolbar state={state} zoom={zoom} open={panel} actions={actions} />
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

/** Reports the drawing to the page after every change. */
function useReport({ over, base, editor }: SketchSession, state: SketchState, onSketch: SketchCanvasProps['onSketch']) {
  const report = useRef(onSketch);
  useEffect(() => void (report.current = onSketch));
  useEffect(() => {
    const file = (size: Size) => sketchFile(size, editor, base);
    report.current({ over, empty: state.empty, steps: editor.sketch().steps, file });
  }, [over, base, editor, state]);
  useEffect(() => () => report.current(null), []);
}
