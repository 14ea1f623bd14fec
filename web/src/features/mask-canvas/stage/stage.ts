import { diameterOf, tipOf, useCanvasSettings, type Tool } from '../canvas-settings.ts';
import type { Point } from '../mask/rect.ts';
import type { MaskSession } from '../mask-session.ts';
import type { Drawing, Touch } from '../../../lib/drawing-stage/drawing.ts';
import {
  createDrawingStage,
  watchSize,
  type DrawingElements,
  type DrawingStage,
} from '../../../lib/drawing-stage/drawing-stage.ts';
import { beginDrawing } from './drawing.ts';
import { createOverlayPainter } from './overlay-painter.ts';

export interface StageElements extends DrawingElements {
  /** Contains the page's content that floats over the upper edge; it may be empty. */
  readonly above: HTMLElement;
  readonly overlay: HTMLCanvasElement;
  /** Two paths with the same line, dark and light, so that one of them stands out on any picture. */
  readonly outlines: readonly SVGPathElement[];
}

export interface StageInput {
  readonly session: MaskSession;
  readonly region: (at: Point, erases: boolean) => void;
  /** Called when the zoom changes, with CSS pixels per pixel of the picture. */
  readonly onZoom: (zoom: number) => void;
}

export interface Stage extends DrawingStage {
  /** Distance in pixels of the mask that an arrow key moves the cursor. Touches of the brush that far apart overlap. */
  readonly step: () => number;
}

const RING_TOOLS: readonly Tool[] = ['brush', 'eraser'];
const OUTLINE_TOOLS: readonly Tool[] = ['lasso', 'rectangle'];
/** Smallest diameter in CSS pixels of the ring of a brush, and the diameter of the ring with a cross. */
const MIN_RING = 4;
const CROSS_RING = 24;

/** The picture with its mask, on which the tools of the mask draw. */
export function createStage(elements: StageElements, { session, region, onZoom }: StageInput): Stage {
  const { stage } = elements;
  const { editor } = session;
  const { mask } = editor;
  const settings = () => useCanvasSettings.getState();
  const isRound = () => RING_TOOLS.includes(settings().tool);
  const longSide = Math.max(mask.width, mask.height);
  const diameter = () => diameterOf(tipOf(settings()).size, longSide);
  const pixelScale = session.size.width / mask.width;
  const painter = createOverlayPainter(elements.overlay, mask, settings().overlayColour);
  /** Where a stroke was last begun. With Shift, the next stroke starts with a straight line from there. */
  let lastTouch: Touch | null = null;
  const begin = (at: Touch, erases: boolean, straight: boolean): Drawing => {
    const chosen = settings();
    const { hardness } = tipOf(chosen);
    const strokes = RING_TOOLS.includes(chosen.tool);
    const subtracts = strokes ? chosen.tool === 'eraser' : chosen.adding === 'subtract';
    const from = straight && strokes && lastTouch ? lastTouch : at;
    const drawing = beginDrawing(chosen.tool, from, {
      editor,
      diameter: diameter(),
      tip: { hardness: hardness / 100, erases: subtracts !== erases },
      outline: (points) => {
        for (const outline of elements.outlines) outline.setAttribute('d', pathOf(points));
      },
      region,
    });
    if (from !== at) drawing.move([at]);
    lastTouch = at;
    return drawing;
  };
  const canvas = createDrawingStage(elements, {
    size: mask,
    pixelScale,
    hand: () => settings().tool === 'hand' || showsOtherPicture(stage),
    begin,
    beginByKeys: (at) => ({ act: begin(at, false, false), twice: OUTLINE_TOOLS.includes(settings().tool) }),
    paint: painter.flush,
    mark: ({ scale, byKeys }) => ({
      cursor: isRound() ? 'ring' : settings().tool,
      isRingShown: isRound() || byKeys || showsOtherPicture(stage),
      diameter: isRound() ? Math.max(MIN_RING, diameter() * scale) : CROSS_RING,
      isCross: byKeys && !isRound(),
    }),
    onZoom,
    onPan: () => {
      if (showsOtherPicture(stage) && settings().tool !== 'hand') canvas.say('Continue with this to paint on it');
    },
  });
  const { panZoom, wake } = canvas;

  const stops = [
    editor.onPaint((rect) => {
      painter.mark(rect);
      wake();
    }),
    session.onSaved((saved) => (stage.dataset.draft = saved ? 'saved' : 'unsaved')),
    useCanvasSettings.subscribe((now, before) => {
      if (now.overlayColour !== before.overlayColour) painter.recolour(now.overlayColour);
      if (tipOf(now).size !== tipOf(before).size && now.tool === before.tool)
        canvas.saySize(`${Math.round(diameter() * pixelScale)} px`);
      wake();
    }),
    watchSize(elements.above, ({ height }) => panZoom.setCoveredTop(height && height + 2 * elements.above.offsetTop)),
  ];
  return {
    ...canvas,
    step: () => Math.max(1, isRound() ? diameter() / 2 : longSide / 48),
    detach: () => {
      canvas.detach();
      for (const stop of stops) stop();
    },
  };
}

/** Returns true while another picture, such as a result, is displayed over the masked one. */
export const showsOtherPicture = (stage: HTMLElement): boolean => stage.dataset.shown === 'true';

const pathOf = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
