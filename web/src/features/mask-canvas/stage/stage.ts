import { diameterOf, tipOf, useCanvasSettings, type Tool } from '../canvas-settings.ts';
import type { Point } from '../mask/rect.ts';
import type { MaskSession } from '../mask-session.ts';
import { createBrushRing } from '../../../lib/drawing-stage/brush-ring.ts';
import type { Drawing, Touch } from '../../../lib/drawing-stage/drawing.ts';
import { createKeyboardCursor, type KeyboardCursor } from '../../../lib/drawing-stage/keyboard-cursor.ts';
import { attachPointers, type Pointers } from '../../../lib/drawing-stage/pointers.ts';
import { beginDrawing } from './drawing.ts';
import { createOverlayPainter } from './overlay-painter.ts';
import { createPanZoom, type PanZoom } from '../../../lib/pan-zoom/pan-zoom.ts';

export interface StageElements {
  readonly stage: HTMLElement;
  /** Contains picture and overlay, measured in pixels of the mask; a CSS transform moves and scales it as a whole. */
  readonly sheet: HTMLElement;
  /** Contains the page's content that floats over the upper edge; it may be empty. */
  readonly above: HTMLElement;
  readonly overlay: HTMLCanvasElement;
  /** Two paths with the same line, dark and light, so that one of them stands out on any picture. */
  readonly outlines: readonly SVGPathElement[];
  readonly ring: HTMLElement;
  readonly label: HTMLElement;
}

export interface StageInput {
  readonly session: MaskSession;
  readonly region: (at: Point, erases: boolean) => void;
  /** Called when the zoom changes, with CSS pixels per pixel of the picture. */
  readonly onZoom: (zoom: number) => void;
}

export interface Stage {
  readonly panZoom: PanZoom;
  readonly pointers: Pointers;
  readonly cursor: KeyboardCursor;
  /** Distance in pixels of the mask that an arrow key moves the cursor. Touches of the brush that far apart overlap. */
  readonly step: () => number;
  readonly detach: () => void;
}

const RING_TOOLS: readonly Tool[] = ['brush', 'eraser'];
const OUTLINE_TOOLS: readonly Tool[] = ['lasso', 'rectangle'];

/**
 * The picture with its mask, which can be drawn on, panned and zoomed. It works outside React: pointer events only
 * record positions, and one animation frame draws the stroke, writes the changed rectangle of the overlay and moves the
 * sheet and the ring.
 */
export function createStage(elements: StageElements, { session, region, onZoom }: StageInput): Stage {
  const { stage, sheet, overlay } = elements;
  const { editor } = session;
  const { mask } = editor;
  const settings = () => useCanvasSettings.getState();
  const pixelScale = session.size.width / mask.width;
  const painter = createOverlayPainter(overlay, mask, settings().overlayColour);
  const ring = createBrushRing(elements.ring, elements.label);
  let hovered: Point | null = null;
  let frame = 0;
  const wake = () => {
    frame ||= requestAnimationFrame(show);
  };
  const panZoom = createPanZoom(mask, pixelScale, () => {
    onZoom(panZoom.zoom());
    wake();
  });
  const diameter = () => diameterOf(tipOf(settings()).size, Math.max(mask.width, mask.height));
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
  /** Where a stroke was last begun. With Shift, the next stroke starts with a straight line from there. */
  let lastTouch: Touch | null = null;
  const cursor = createKeyboardCursor({
    size: mask,
    start: () => centreOf(panZoom),
    begin: (at) => ({ act: begin(at, false, false), twice: OUTLINE_TOOLS.includes(settings().tool) }),
    onMove: (at) => {
      panZoom.reveal(at);
      wake();
    },
  });
  const pointers = attachPointers(stage, {
    panZoom,
    hand: () => settings().tool === 'hand' || showsOtherPicture(stage),
    begin,
    wake,
    hover: (at) => {
      hovered = at;
      if (at) cursor.hide();
      wake();
    },
    busy: (doing) => {
      if (doing === null) delete stage.dataset.busy;
      else stage.dataset.busy = doing;
      if (doing === 'pan' && showsOtherPicture(stage) && settings().tool !== 'hand')
        ring.say('Continue with this to paint on it');
    },
  });

  function show(): void {
    frame = 0;
    pointers.flush();
    const { scale, x, y } = panZoom.view();
    // A stage whose size is not measured yet paints nothing.
    if (panZoom.stage().width > 1) painter.flush(scale * devicePixelRatio);
    sheet.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    const keyed = cursor.at();
    const at = keyed ? { x: keyed.x * scale + x, y: keyed.y * scale + y } : hovered;
    const { tool } = settings();
    const round = RING_TOOLS.includes(tool);
    stage.dataset.cursor = round ? 'ring' : tool;
    elements.ring.dataset.cross = String(keyed !== null && !round);
    ring.place(round || keyed || showsOtherPicture(stage) ? at : null, round ? Math.max(4, diameter() * scale) : 24);
  }

  const stops = [
    editor.onPaint((rect) => {
      painter.mark(rect);
      wake();
    }),
    session.onSaved((saved) => (stage.dataset.draft = saved ? 'saved' : 'unsaved')),
    useCanvasSettings.subscribe((now, before) => {
      if (now.overlayColour !== before.overlayColour) painter.recolour(now.overlayColour);
      if (tipOf(now).size !== tipOf(before).size && now.tool === before.tool) {
        if (hovered === null && cursor.at() === null) hovered = stageCentre(panZoom);
        ring.say(`${Math.round(diameter() * pixelScale)} px`);
      }
      wake();
    }),
    watchSize(stage, panZoom.resize),
    watchSize(elements.above, ({ height }) => panZoom.setCoveredTop(height && height + 2 * elements.above.offsetTop)),
  ];
  // Set here and not in the markup, because linters do not count the role `application` as focusable.
  stage.tabIndex = 0;
  return {
    panZoom,
    pointers,
    cursor,
    step: () =>
      Math.max(1, RING_TOOLS.includes(settings().tool) ? diameter() / 2 : Math.max(mask.width, mask.height) / 48),
    detach: () => {
      cancelAnimationFrame(frame);
      // A non-zero frame number stops `wake` from requesting frames for removed elements.
      frame = -1;
      pointers.detach();
      ring.detach();
      for (const stop of stops) stop();
    },
  };
}

/** Returns true while another picture, such as a result, is displayed over the masked one. */
export const showsOtherPicture = (stage: HTMLElement): boolean => stage.dataset.shown === 'true';

function watchSize(element: HTMLElement, onSize: (size: { width: number; height: number }) => void): () => void {
  const observer = new ResizeObserver(() => onSize({ width: element.clientWidth, height: element.clientHeight }));
  observer.observe(element);
  return () => observer.disconnect();
}

const stageCentre = (panZoom: PanZoom): Point => ({ x: panZoom.stage().width / 2, y: panZoom.stage().height / 2 });

function centreOf(panZoom: PanZoom): Point {
  const { scale, x, y } = panZoom.view();
  const { x: left, y: top } = stageCentre(panZoom);
  return { x: (left - x) / scale, y: (top - y) / scale };
}

const pathOf = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
