import type { Size } from '../../../lib/pan-zoom/view.ts';
import { fitOf, type SketchEditor, type Step } from '../sketch-editor.ts';
import type { Stroke } from '../stroke.ts';
import { paintStroke } from './paint-stroke.ts';

/** Pixels of the canvas for one of the sheet, at most, so that lines are sharp on fine displays. */
const FINEST = 2;
const MOST_PIXELS = 2048;
/** By how much the canvas may be coarser where less of it is seen. */
const COARSEST = 4;

export interface SketchPainter {
  /** Shows a line while it is drawn, from its place `from` on; `fresh` takes away what was shown of it. */
  readonly live: (stroke: Stroke, from: number, fresh: boolean) => void;
  readonly endLive: () => void;
  /** Brings the canvas to what the editor holds. */
  readonly refresh: () => void;
  /** Shows it as fine as it is seen; `scale`: pixels of the display for one of the sheet. Not while a line is drawn. */
  readonly fit: (scale: number) => void;
}

interface PainterInput {
  readonly sheet: Size;
  readonly editor: SketchEditor;
  /** Lies under the drawing and belongs to it; null for plain paper. */
  readonly base: HTMLImageElement | null;
}

/**
 * Shows a drawing on a canvas, and the line under the pen on a second one above it. What can no longer be taken back is
 * painted once and kept as pixels, so a step back paints at most 64 lines again. Both have as many pixels as the display
 * shows of them, for a browser without a graphics card copies all of them with each frame.
 */
export function createSketchPainter(
  canvas: HTMLCanvasElement,
  liveCanvas: HTMLCanvasElement,
  { sheet, editor, base }: PainterInput,
): SketchPainter {
  const finest = Math.max(1, Math.min(FINEST, MOST_PIXELS / Math.max(sheet.width, sheet.height)));
  let fine = finest / COARSEST;
  let shown = contextOf(canvas, sheet, fine);
  let above = contextOf(liveCanvas, sheet, fine);
  let drawing = false;
  const kept = contextOf(document.createElement('canvas'), sheet, finest);
  let keptSteps = 0;
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
  const whole = () => {
    const { steps } = editor.sketch();
    const settled = editor.settled();
    if (keptSteps === 0) blank(kept);
    for (; keptSteps < settled; keptSteps++) paint(kept, steps[keptSteps]!);
    shown.drawImage(kept.canvas, 0, 0, sheet.width, sheet.height);
    const lastClear = steps.lastIndexOf('clear');
    for (let index = Math.max(settled, lastClear); index < steps.length; index++) paint(shown, steps[index]!);
    paintedSteps = steps;
  };
  whole();
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
      if (!grown || last === undefined) return whole();
      paint(shown, last);
      paintedSteps = steps;
    },
    fit: (scale) => {
      const wanted = finest / Math.min(COARSEST, Math.max(1, 2 ** Math.floor(Math.log2(finest / scale))));
      if (drawing || wanted === fine) return;
      fine = wanted;
      shown = contextOf(canvas, sheet, fine);
      above = contextOf(liveCanvas, sheet, fine);
      whole();
    },
  };
}

/** White paper with the picture whole in its middle. */
function paintBase(context: CanvasRenderingContext2D, sheet: Size, base: HTMLImageElement | null): void {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, sheet.width, sheet.height);
  if (!base) return;
  const size = { width: base.naturalWidth, height: base.naturalHeight };
  const { scale, x, y } = fitOf(size, sheet);
  context.drawImage(base, x, y, size.width * scale, size.height * scale);
}

function contextOf(canvas: HTMLCanvasElement, { width, height }: Size, fine: number): CanvasRenderingContext2D {
  canvas.width = Math.round(width * fine);
  canvas.height = Math.round(height * fine);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.scale(canvas.width / width, canvas.height / height);
  context.imageSmoothingQuality = 'high';
  return context;
}

/** The drawing as the studio takes it: a PNG of the sheet's size. */
export async function sketchFile(sheet: Size, editor: SketchEditor, base: HTMLImageElement | null): Promise<File> {
  const [canvas, spare] = [document.createElement('canvas'), document.createElement('canvas')];
  createSketchPainter(canvas, spare, { sheet, editor, base }).fit(Infinity);
  const sized = document.createElement('canvas');
  const context = contextOf(sized, sheet, 1);
  context.drawImage(canvas, 0, 0, sheet.width, sheet.height);
  const blob = await new Promise<Blob | null>((resolve) => sized.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser gives no picture');
  return new File([blob], 'sketch.png', { type: 'image/png' });
}
