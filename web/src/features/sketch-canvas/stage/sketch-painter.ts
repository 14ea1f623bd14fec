import type { Size } from '../../../lib/pan-zoom/view.ts';
import { fitOf, type SketchEditor, type Step } from '../sketch-editor.ts';
import type { Stroke } from '../stroke.ts';
import { paintStroke } from './paint-stroke.ts';

/** Maximum number of canvas pixels per pixel of the sheet, for sharp strokes on high-resolution displays. */
const MAX_RESOLUTION = 2;
const MAX_CANVAS_SIDE = 2048;
/** Maximum factor by which the resolution of the canvas is reduced while the sheet is displayed small. */
const MAX_REDUCTION = 4;

export interface SketchPainter {
  /** Shows a stroke while it is drawn, from its point `from` on. With `fresh`, what was shown of it is cleared first. */
  readonly live: (stroke: Stroke, from: number, fresh: boolean) => void;
  readonly endLive: () => void;
  /** Updates the canvas to the editor's drawing. */
  readonly refresh: () => void;
  /**
   * Adapts the resolution of the canvas to its display. `scale`: display pixels per pixel of the sheet. During a stroke
   * it has no effect.
   */
  readonly fit: (scale: number) => void;
}

interface PainterInput {
  readonly sheet: Size;
  readonly editor: SketchEditor;
  /** Line art under the drawing, which is part of the result; null for plain paper. */
  readonly base: HTMLImageElement | null;
}

/**
 * Shows a drawing on a canvas and the current stroke on a second one above it. Steps that can no longer be undone are
 * painted once and cached as pixels, so an undo repaints at most `DEPTH` steps. Both canvases have only the resolution of
 * their display, because a browser without a graphics card copies all their pixels in each frame.
 */
export function createSketchPainter(
  canvas: HTMLCanvasElement,
  liveCanvas: HTMLCanvasElement,
  { sheet, editor, base }: PainterInput,
): SketchPainter {
  const maxResolution = Math.max(1, Math.min(MAX_RESOLUTION, MAX_CANVAS_SIDE / Math.max(sheet.width, sheet.height)));
  let resolution = maxResolution / MAX_REDUCTION;
  let shown = contextOf(canvas, sheet, resolution);
  let above = contextOf(liveCanvas, sheet, resolution);
  let drawing = false;
  const cached = contextOf(document.createElement('canvas'), sheet, maxResolution);
  let cachedSteps = 0;
  let paintedSteps: readonly Step[] = [];

  const paint = (context: CanvasRenderingContext2D, step: Step, from = 0) => {
    if (step === 'clear') return blank(context);
    const { scale, x, y } = fitOf(editor.frame(), sheet);
    context.save();
    context.translate(x, y);
    context.scale(scale, scale);
    paintStroke(context, step, editor.frame().width / 2, from);
    context.restore();
  };
  const blank = (context: CanvasRenderingContext2D) => paintBase(context, sheet, base);
  const clearLive = () => above.clearRect(0, 0, sheet.width, sheet.height);
  const repaint = () => {
    const { steps } = editor.sketch();
    const settled = editor.settled();
    if (cachedSteps === 0) blank(cached);
    for (; cachedSteps < settled; cachedSteps++) paint(cached, steps[cachedSteps]!);
    shown.drawImage(cached.canvas, 0, 0, sheet.width, sheet.height);
    const lastClear = steps.lastIndexOf('clear');
    for (let index = Math.max(settled, lastClear); index < steps.length; index++) paint(shown, steps[index]!);
    paintedSteps = steps;
  };
  repaint();
  return {
    live: (stroke, from, fresh) => {
      drawing = true;
      if (fresh) clearLive();
      paint(above, stroke, from);
    },
    endLive: () => {
      drawing = false;
      clearLive();
    },
    refresh: () => {
      const { steps } = editor.sketch();
      const grown = steps.length === paintedSteps.length + 1 && paintedSteps.every((step, at) => step === steps[at]);
      const last = steps.at(-1);
      if (!grown || last === undefined) return repaint();
      paint(shown, last);
      paintedSteps = steps;
    },
    fit: (scale) => {
      const wanted =
        maxResolution / Math.min(MAX_REDUCTION, Math.max(1, 2 ** Math.floor(Math.log2(maxResolution / scale))));
      if (drawing || wanted === resolution) return;
      resolution = wanted;
      shown = contextOf(canvas, sheet, resolution);
      above = contextOf(liveCanvas, sheet, resolution);
      repaint();
    },
  };
}

/** Paints white paper with the whole picture in its centre. */
function paintBase(context: CanvasRenderingContext2D, sheet: Size, base: HTMLImageElement | null): void {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, sheet.width, sheet.height);
  if (!base) return;
  const size = { width: base.naturalWidth, height: base.naturalHeight };
  const { scale, x, y } = fitOf(size, sheet);
  context.drawImage(base, x, y, size.width * scale, size.height * scale);
}

function contextOf(canvas: HTMLCanvasElement, { width, height }: Size, resolution: number): CanvasRenderingContext2D {
  canvas.width = Math.round(width * resolution);
  canvas.height = Math.round(height * resolution);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.scale(canvas.width / width, canvas.height / height);
  context.imageSmoothingQuality = 'high';
  return context;
}

/** The drawing as it is uploaded: a PNG file of the sheet's size. */
export async function sketchFile(sheet: Size, editor: SketchEditor, base: HTMLImageElement | null): Promise<File> {
  const [canvas, spare] = [document.createElement('canvas'), document.createElement('canvas')];
  createSketchPainter(canvas, spare, { sheet, editor, base }).fit(Infinity);
  const sized = document.createElement('canvas');
  const context = contextOf(sized, sheet, 1);
  context.drawImage(canvas, 0, 0, sheet.width, sheet.height);
  const blob = await new Promise<Blob | null>((resolve) => sized.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser cannot encode a PNG');
  return new File([blob], 'sketch.png', { type: 'image/png' });
}
