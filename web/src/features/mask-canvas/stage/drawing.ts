import type { Drawing, Touch } from '../../../lib/drawing-stage/drawing.ts';
import type { MaskEditor } from '../mask/mask-editor.ts';
import type { Point } from '../mask/rect.ts';
import type { Dab, Tip } from '../mask/stroke.ts';
import type { Tool } from '../canvas-settings.ts';

export interface DrawingInput {
  readonly editor: MaskEditor;
  /** Diameter of the brush in pixels of the mask. */
  readonly diameter: number;
  readonly tip: Tip;
  /** Shows the outline of a lasso or a rectangle while it is drawn; an empty list removes the outline. */
  readonly outline: (points: readonly Point[]) => void;
  /** Selects the region of similar colour around a point. */
  readonly region: (at: Point, erases: boolean) => void;
}

/** Share of the brush radius that the lightest pen pressure draws. */
const MIN_PRESSURE_SCALE = 0.2;
/** Touches closer together than this share of the radius are skipped, because they make no visible difference. */
const MIN_SPACING = 0.08;

export function beginDrawing(tool: Tool, at: Touch, input: DrawingInput): Drawing {
  if (tool === 'lasso') return lasso(at, input);
  if (tool === 'rectangle') return rectangle(at, input);
  if (tool === 'region') {
    input.region(at, input.tip.erases);
    return { move: () => {}, end: () => {}, cancel: () => {} };
  }
  return stroke(at, input);
}

function stroke(at: Touch, { editor, diameter, tip }: DrawingInput): Drawing {
  const dabOf = ({ x, y, pressure }: Touch): Dab => ({
    x,
    y,
    radius: Math.max(0.5, (diameter / 2) * (MIN_PRESSURE_SCALE + (1 - MIN_PRESSURE_SCALE) * pressure)),
  });
  let last = dabOf(at);
  editor.stroke(last, last, tip);
  return {
    move: (touches) => {
      touches.forEach((touch, index) => {
        const dab = dabOf(touch);
        const near = Math.hypot(dab.x - last.x, dab.y - last.y) < Math.max(0.5, last.radius * MIN_SPACING);
        // The newest touch is always drawn, so that the line does not trail behind the pointer.
        if (near && index < touches.length - 1) return;
        editor.stroke(last, dab, tip);
        last = dab;
      });
    },
    end: () => void editor.commit(),
    cancel: editor.abandon,
  };
}

function lasso(at: Touch, { editor, tip, outline }: DrawingInput): Drawing {
  const points: Point[] = [at];
  return {
    move: (touches) => {
      points.push(...touches);
      outline(points);
    },
    end: () => {
      outline([]);
      editor.polygon(points, tip.erases);
      editor.commit();
    },
    cancel: () => outline([]),
  };
}

function rectangle(at: Touch, { editor, tip, outline }: DrawingInput): Drawing {
  let corners: readonly Point[] = [];
  return {
    move: (touches) => {
      const to = touches.at(-1);
      if (!to) return;
      corners = cornersOf(at, to);
      outline(corners);
    },
    end: () => {
      outline([]);
      if (corners.length === 0) return;
      editor.polygon(corners, tip.erases);
      editor.commit();
    },
    cancel: () => outline([]),
  };
}

/** Corners of a rectangle on whole pixels, so that its edges are not antialiased. */
function cornersOf(from: Point, to: Point): readonly Point[] {
  const [left, right] = [Math.round(Math.min(from.x, to.x)), Math.round(Math.max(from.x, to.x))];
  const [top, bottom] = [Math.round(Math.min(from.y, to.y)), Math.round(Math.max(from.y, to.y))];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
