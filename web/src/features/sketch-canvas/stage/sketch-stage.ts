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
  /** The sheet, with elements positioned in its pixels; it is moved and scaled as a whole. */
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
 * The interactive sheet, independent of React. Pointer events are only recorded; in each animation frame the new points
 * are painted and the sheet and the ring of the pen are moved.
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
  /** Converts from pixels of the sheet to those of the sheet on which the drawing was started. */
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
    start: () => centreOf(panZoom),
    // Drawing by keys: Enter puts the pen down, arrow keys draw, and Enter lifts it.
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
    // A stage has no width until it is measured.
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
    session.onSaved((isSaved) => (stage.dataset.draft = isSaved ? 'saved' : 'unsaved')),
    useSketchSettings.subscribe((now, before) => {
      if (tipSize(now) !== tipSize(before) && now.tool === before.tool) ring.say(`${tipSize(now)} px`);
      wake();
    }),
    watchSize(stage, panZoom.resize),
  ];
  // Set here rather than in the markup, where the lint rule for its role forbids it.
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

function centreOf(panZoom: PanZoom): Point {
  const { scale, x, y } = panZoom.view();
  const { width, height } = panZoom.stage();
  return { x: (width / 2 - x) / scale, y: (height / 2 - y) / scale };
}
