import { createBrushRing } from '../../../lib/drawing-stage/brush-ring.ts';
import type { Drawing, Touch } from '../../../lib/drawing-stage/drawing.ts';
import { createKeyboardCursor, type KeyboardCursor } from '../../../lib/drawing-stage/keyboard-cursor.ts';
import { attachPointers, type Pointers } from '../../../lib/drawing-stage/pointers.ts';
import { createPanZoom, type PanZoom } from '../../../lib/pan-zoom/pan-zoom.ts';
import type { Point, Size } from '../../../lib/pan-zoom/view.ts';
import { fitOf } from '../sketch-editor.ts';
import type { SketchSession } from '../sketch-session.ts';
import { tipSize, useSketchSettings } from '../sketch-settings.ts';
import { beginLine } from './pen.ts';
import { createSketchPainter } from './sketch-painter.ts';

export interface StageElements {
  readonly stage: HTMLElement;
  /** In pixels of the sheet; moved and scaled as a whole. */
  readonly sheet: HTMLElement;
  readonly drawing: HTMLCanvasElement;
  readonly live: HTMLCanvasElement;
  readonly ring: HTMLElement;
  readonly label: HTMLElement;
}

export interface SketchStage {
  readonly panZoom: PanZoom;
  readonly pointers: Pointers;
  readonly cursor: KeyboardCursor;
  readonly detach: () => void;
}

interface StageInput {
  readonly session: SketchSession;
  readonly size: Size;
  readonly onZoom: (zoom: number) => void;
}

/**
 * The sheet, drawn on and moved about. It stands beside React: pointer events note, one frame per display refresh
 * paints what arrived and moves the sheet and the ring.
 */
export function createSketchStage(elements: StageElements, { session, size, onZoom }: StageInput): SketchStage {
  const { stage, sheet } = elements;
  const { editor } = session;
  const settings = () => useSketchSettings.getState();
  const painter = createSketchPainter(elements.drawing, elements.live, { sheet: size, editor, base: session.base });
  const ring = createBrushRing(elements.ring, elements.label);
  let hovered: Point | null = null;
  let frame = 0;
  const wake = () => {
    frame ||= requestAnimationFrame(show);
  };
  const panZoom = createPanZoom(size, 1, () => {
    onZoom(panZoom.zoom());
    wake();
  });
  /** From pixels of the sheet to those of the sheet that the drawing was begun on. */
  const drawn = ({ x, y, pressure }: Touch): Touch => {
    const fit = fitNow();
    return { x: (x - fit.x) / fit.scale, y: (y - fit.y) / fit.scale, pressure };
  };
  const fitNow = () => fitOf(editor.frame(), size);
  const begin = (at: Touch, erases: boolean, straight: boolean, smoothing = settings().smoothing): Drawing => {
    const { tool, symmetry } = settings();
    const line = beginLine(drawn(at), {
      size: tipSize(settings()) / fitNow().scale,
      erases: (tool === 'eraser') !== erases,
      mirrored: symmetry,
      smoothing,
      straight,
      onLine: painter.live,
      onEnd: (stroke) => {
        if (stroke) editor.draw(stroke);
        painter.endLive();
      },
    });
    return { ...line, move: (touches) => line.move(touches.map(drawn)) };
  };
  const cursor = createKeyboardCursor({
    size,
    start: () => middleOf(panZoom),
    // Held open: Enter puts the pen down, arrows draw, Enter lifts it.
    begin: (at) => ({ act: begin(at, false, false, 0), twice: true }),
    onMove: (at) => {
      panZoom.reveal(at);
      wake();
    },
  });
  const pointers = attachPointers(stage, {
    panZoom,
    hand: () => settings().tool === 'hand',
    begin: (at, erases, straight) => begin(at, erases, straight),
    wake,
    hover: (at) => {
      hovered = at;
      if (at) cursor.hide();
      wake();
    },
    busy: (doing) => {
      if (doing === null) delete stage.dataset.busy;
      else stage.dataset.busy = doing;
    },
  });

  function show(): void {
    frame = 0;
    pointers.flush();
    const { scale, x, y } = panZoom.view();
    // Before it is measured, a stage shows nothing.
    if (panZoom.stage().width > 1) painter.fit(scale * devicePixelRatio);
    sheet.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    const keyed = cursor.at();
    const at = keyed ? { x: keyed.x * scale + x, y: keyed.y * scale + y } : hovered;
    const { tool } = settings();
    stage.dataset.cursor = tool === 'hand' ? 'hand' : 'ring';
    ring.place(tool === 'hand' && !keyed ? null : at, Math.max(5, tipSize(settings()) * scale));
  }

  const stops = [
    editor.onChange(painter.refresh),
    session.onKept((kept) => (stage.dataset.draft = kept ? 'kept' : 'open')),
    useSketchSettings.subscribe((now, before) => {
      if (tipSize(now) !== tipSize(before) && now.tool === before.tool) ring.say(`${tipSize(now)} px`);
      wake();
    }),
    watchSize(stage, panZoom.resize),
  ];
  // Not in the markup: by its role the stage would not be expected to take the focus.
  stage.tabIndex = 0;
  return {
    panZoom,
    pointers,
    cursor,
    detach: () => {
      cancelAnimationFrame(frame);
      frame = -1;
      pointers.detach();
      ring.detach();
      for (const stop of stops) stop();
    },
  };
}

function watchSize(stage: HTMLElement, onSize: (size: Size) => void): () => void {
  const observer = new ResizeObserver(() => onSize({ width: stage.clientWidth, height: stage.clientHeight }));
  observer.observe(stage);
  return () => observer.disconnect();
}

function middleOf(panZoom: PanZoom): Point {
  const { scale, x, y } = panZoom.view();
  const { width, height } = panZoom.stage();
  return { x: (width / 2 - x) / scale, y: (height / 2 - y) / scale };
}
