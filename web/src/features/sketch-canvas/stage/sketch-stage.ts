import type { Drawing, Touch } from '../../../lib/drawing-stage/drawing.ts';
import {
  createDrawingStage,
  type DrawingElements,
  type DrawingStage,
} from '../../../lib/drawing-stage/drawing-stage.ts';
import type { Size } from '../../../lib/pan-zoom/view.ts';
import { fitOf } from '../sketch-editor.ts';
import type { SketchSession } from '../sketch-session.ts';
import { tipSize, useSketchSettings } from '../sketch-settings.ts';
import { beginLine } from './pen.ts';
import { createSketchPainter } from './sketch-painter.ts';

export interface StageElements extends DrawingElements {
  readonly drawing: HTMLCanvasElement;
  readonly live: HTMLCanvasElement;
}

interface StageInput {
  readonly session: SketchSession;
  readonly size: Size;
  readonly onZoom: (zoom: number) => void;
}

/** Smallest diameter of the pen's ring in CSS pixels. */
const MIN_RING = 5;

/** The sheet, on which the pen and the eraser draw. */
export function createSketchStage(elements: StageElements, { session, size, onZoom }: StageInput): DrawingStage {
  const { editor } = session;
  const settings = () => useSketchSettings.getState();
  const painter = createSketchPainter(elements.drawing, elements.live, { sheet: size, editor, base: session.base });
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
  const stage = createDrawingStage(elements, {
    size,
    pixelScale: 1,
    hand: () => settings().tool === 'hand',
    begin: (at, erases, straight) => begin(at, erases, straight),
    // Drawing by keys: Enter puts the pen down, arrow keys draw, and Enter lifts it.
    beginByKeys: (at) => ({ act: begin(at, false, false, 0), twice: true }),
    paint: painter.fit,
    mark: ({ scale, byKeys }) => {
      const isHand = settings().tool === 'hand';
      return {
        cursor: isHand ? 'hand' : 'ring',
        isRingShown: !isHand || byKeys,
        diameter: Math.max(MIN_RING, tipSize(settings()) * scale),
        isCross: false,
      };
    },
    onZoom,
  });

  const stops = [
    editor.onChange(painter.refresh),
    session.onSaved((isSaved) => (elements.stage.dataset.draft = isSaved ? 'saved' : 'unsaved')),
    useSketchSettings.subscribe((now, before) => {
      if (tipSize(now) !== tipSize(before) && now.tool === before.tool) stage.saySize(`${tipSize(now)} px`);
      stage.wake();
    }),
  ];
  return {
    ...stage,
    detach: () => {
      stage.detach();
      for (const stop of stops) stop();
    },
  };
}
