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

/** State of the mask on a picture, as reported to the page. */
export interface CanvasMask {
  readonly picture: string;
  /** Width of the picture in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** True when the mask covers something. */
  readonly covered: boolean;
  /** True when the mask covers over 99 % of the picture. */
  readonly whole: boolean;
  /** True when the mask has a change since the picture was opened that can be undone. */
  readonly changed: boolean;
  /** The mask as a PNG in the picture's size, the format that the server accepts. */
  readonly file: () => Promise<File>;
}

export interface MaskCanvasProps {
  /** Address of the picture. */
  readonly picture: string;
  /** Address of a picture that is displayed instead, such as a result; it hides the mask. */
  readonly shown?: string | null;
  /** Called when the mask becomes ready, covered, whole, empty or changed, and with null when the canvas is removed. */
  readonly onMask: (mask: CanvasMask | null) => void;
  readonly onRemovePicture?: () => void;
  /** Floats above the picture, whose place leaves room for it even before there is anything. */
  readonly children?: ReactNode;
}

/** A picture on which a mask is painted. The mask is stored as a draft for that picture and survives a reload. */
export function MaskCanvas(props: MaskCanvasProps) {
  const { status, session } = useMaskSession(props.picture);
  const background = useCanvasSettings((settings) => settings.background);
  return (
    <div className={`${frame.canvas} ${classes.canvas}`} data-background={background}>
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
  const [announcement, setAnnouncement] = useState('');
  const { commands, working } = useMaskCommands(session, setAnnouncement);
  const { editor } = session;
  const state = useSyncExternalStore(editor.onChange, editor.state);
  const describedBy = useId();
  useMaskReport(session, state, onMask);

  const { open, press, close, undo, redo, clear, choose, openPanel } = useToolbar({
    commands,
    announce: setAnnouncement,
    shown,
  });
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
      <div className={classes.above} data-part="above" data-reserved={children !== undefined}>
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
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
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

/** Covered share above which too little of the picture is left for an engine to continue from. */
const WHOLE_FROM = 0.99;

/** Reports the mask to the page whenever one of the flags in `CanvasMask` changes. */
function useMaskReport(session: MaskSession, state: MaskState, onMask: MaskCanvasProps['onMask']): void {
  const report = useRef(onMask);
  const covered = state.covered > 0;
  const whole = state.covered > WHOLE_FROM;
  const changed = state.canUndo;
  useEffect(() => void (report.current = onMask));
  useEffect(() => {
    const { picture, size, file } = session;
    report.current({ picture, ...size, covered, whole, changed, file });
  }, [session, covered, whole, changed]);
  useEffect(() => () => report.current(null), []);
}
