import { VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import frame from '../../../ui/editor/drawing-stage.module.css';
import { ZOOM_STEP } from '../../../lib/pan-zoom/pan-zoom.ts';
import { LoadingDots } from '../../../ui/messages/loading-dots.tsx';
import { useCanvasSettings } from '../canvas-settings.ts';
import type { MaskState } from '../mask/mask-editor.ts';
import type { MaskSession } from '../mask-session.ts';
import { useMaskCommands, type Working } from '../use-mask-commands.ts';
import { useMaskSession } from '../use-mask-session.ts';
import { useStage } from '../use-stage.ts';
import { useToolbar } from '../use-toolbar.ts';
import { CanvasPanel } from './canvas-panel.tsx';
import { Sheet } from './sheet.tsx';
import { Toolbar, type ToolbarActions } from './toolbar.tsx';
import classes from './mask-canvas.module.css';

/** What the page may know of the mask on a picture. */
export interface CanvasMask {
  readonly picture: string;
  /** Of the picture, in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** Something is covered. */
  readonly covered: boolean;
  /** Next to nothing is left uncovered. */
  readonly whole: boolean;
  /** Something was drawn since the picture was opened. */
  readonly changed: boolean;
  /** The mask as the studio takes it. */
  readonly file: () => Promise<File>;
}

export interface MaskCanvasProps {
  /** Address of the picture. */
  readonly picture: string;
  /** A picture that is looked at in its place, such as a result; the mask is then out of sight. */
  readonly shown?: string | null;
  /** Hears when the mask is ready, becomes covered or empty; null when the picture is not there any more. */
  readonly onMask: (mask: CanvasMask | null) => void;
  readonly onRemovePicture?: () => void;
  /** Floats over the picture, below what is open of the toolbar. */
  readonly children?: ReactNode;
}

/** A picture with a mask to paint on it. What is painted stays with the picture, also over a reload. */
export function MaskCanvas(props: MaskCanvasProps) {
  const { status, session } = useMaskSession(props.picture);
  const ground = useCanvasSettings((settings) => settings.ground);
  return (
    <div className={`${frame.canvas} ${classes.canvas}`} data-ground={ground}>
      {session && <OpenCanvas key={props.picture} {...props} session={session} />}
      {status === 'loading' && (
        <p className={frame.notice} role="status">
          <LoadingDots />
          <VisuallyHidden>The picture is loading</VisuallyHidden>
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

function OpenCanvas(props: MaskCanvasProps & { readonly session: MaskSession }) {
  const { session, shown = null, onMask, onRemovePicture, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [said, setSaid] = useState('');
  const { commands, working } = useMaskCommands(session, setSaid);
  const { editor } = session;
  const state = useSyncExternalStore(editor.onChange, editor.state);
  const describedBy = useId();
  useMaskTold(session, state, onMask);

  const { open, press, close, undo, redo, clear, choose, openPanel } = useToolbar({ commands, say: setSaid, shown });
  const keys = { undo, redo, clear, invert: commands.invert, choose, close, help: () => press('help') };
  const stage = useStage({ root, session, region: commands.region, onZoom: setZoom, keys });
  const actions: ToolbarActions = {
    zoomOut: () => stage.current?.panZoom.zoomBy(1 / ZOOM_STEP),
    zoomIn: () => stage.current?.panZoom.zoomBy(ZOOM_STEP),
    fit: () => stage.current?.panZoom.fit(),
    undo,
    redo,
    clear,
    choose,
    press: openPanel,
    removePicture: onRemovePicture,
  };
  return (
    <div ref={root} className={frame.open}>
      <Sheet session={session} shown={shown} describedBy={describedBy} />
      <p id={describedBy} hidden>
        Arrow keys move the brush, Enter paints, Shift with an arrow paints along. Press the question mark for all keys.
      </p>
      <div className={classes.above} data-part="above">
        {children}
      </div>
      {working && <WorkingNotice {...working} />}
      <div className={frame.dock}>
        {open && (
          <CanvasPanel
            panel={open}
            commands={commands}
            empty={state.covered === 0}
            busy={working !== null}
            actions={actions}
            onFullSize={() => stage.current?.panZoom.zoomTo(1)}
          />
        )}
        <Toolbar state={state} zoom={zoom} open={open} actions={actions} />
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

function WorkingNotice({ words, cancel }: Working) {
  return (
    <div className={classes.working} role="status">
      <LoadingDots />
      <span>{words}</span>
      <button type="button" onClick={cancel}>
        Cancel
      </button>
    </div>
  );
}

/** What is left beyond it is too little to go on from. */
const NEARLY_ALL = 0.99;

/** Tells the page of the mask whenever it becomes covered, whole or empty, or is no longer as it was found. */
function useMaskTold(session: MaskSession, state: MaskState, onMask: MaskCanvasProps['onMask']): void {
  const tell = useRef(onMask);
  const covered = state.covered > 0;
  const whole = state.covered > NEARLY_ALL;
  const changed = state.canUndo;
  useEffect(() => void (tell.current = onMask));
  useEffect(() => {
    const { picture, size, file } = session;
    tell.current({ picture, ...size, covered, whole, changed, file });
  }, [session, covered, whole, changed]);
  useEffect(() => () => tell.current(null), []);
}
