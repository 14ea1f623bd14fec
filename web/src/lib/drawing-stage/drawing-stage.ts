import { createPanZoom, type PanZoom } from '../pan-zoom/pan-zoom.ts';
import type { Point, Size } from '../pan-zoom/view.ts';
import { createBrushRing } from './brush-ring.ts';
import type { Drawing, Touch } from './drawing.ts';
import { createKeyboardCursor, type KeyboardCursor } from './keyboard-cursor.ts';
import { attachPointers, type Pointers } from './pointers.ts';

export interface DrawingElements {
  readonly stage: HTMLElement;
  /** The canvas, with elements positioned in its pixels; a CSS transform moves and scales it as a whole. */
  readonly sheet: HTMLElement;
  readonly ring: HTMLElement;
  readonly label: HTMLElement;
}

/** What marks the pointer, or the cursor that keys move. */
interface Mark {
  /** Value of the stage's `data-cursor`, which chooses the shape of the pointer. */
  readonly cursor: string;
  readonly isRingShown: boolean;
  /** Diameter of the ring in CSS pixels. */
  readonly diameter: number;
  /** Whether the ring contains a cross, for tools without a size. */
  readonly isCross: boolean;
}

export interface DrawingStageInput {
  /** Size of the canvas in its own pixels. */
  readonly size: Size;
  /** Pixels of the picture per pixel of the canvas. */
  readonly pixelScale: number;
  /** Whether a press moves the canvas instead of drawing on it. */
  readonly hand: () => boolean;
  readonly begin: (at: Touch, erases: boolean, straight: boolean) => Drawing;
  /** Begins a stroke or shape that keys draw. `twice` is true if it ends with a second press. */
  readonly beginByKeys: (at: Touch) => { readonly act: Drawing; readonly twice: boolean };
  /** Paints what has changed. `scale`: display pixels per pixel of the canvas. It is called once per frame. */
  readonly paint: (scale: number) => void;
  /** `scale`: CSS pixels per pixel of the canvas. `byKeys`: whether keys draw instead of a pointer. */
  readonly mark: (at: { readonly scale: number; readonly byKeys: boolean }) => Mark;
  /** Called when the zoom changes, with CSS pixels per pixel of the picture. */
  readonly onZoom: (zoom: number) => void;
  readonly onPan?: () => void;
}

export interface DrawingStage {
  readonly panZoom: PanZoom;
  readonly pointers: Pointers;
  readonly cursor: KeyboardCursor;
  /** Requests a frame, in which the canvas is painted and the sheet and the ring are moved. */
  readonly wake: () => void;
  /** Shows a label beside the ring for a moment. */
  readonly say: (words: string) => void;
  /** Shows the size of the tool beside the ring, which is in the centre while there is no pointer. */
  readonly saySize: (words: string) => void;
  readonly detach: () => void;
}

/**
 * A canvas that can be drawn on, panned and zoomed. It works outside React: pointer events only record positions, and one
 * animation frame draws the stroke, paints the canvas and moves the sheet and the ring.
 */
export function createDrawingStage(elements: DrawingElements, input: DrawingStageInput): DrawingStage {
  const { stage, sheet } = elements;
  const { size, onZoom } = input;
  const ring = createBrushRing(elements.ring, elements.label);
  let hovered: Point | null = null;
  let frame = 0;
  const wake = () => {
    frame ||= requestAnimationFrame(show);
  };
  const panZoom = createPanZoom(size, input.pixelScale, () => {
    onZoom(panZoom.zoom());
    wake();
  });
  const cursor = createKeyboardCursor({
    size,
    start: () => centreOf(panZoom),
    begin: input.beginByKeys,
    onMove: (at) => {
      panZoom.reveal(at);
      wake();
    },
  });
  const pointers = attachPointers(stage, {
    panZoom,
    hand: input.hand,
    begin: input.begin,
    wake,
    hover: (at) => {
      hovered = at;
      if (at) cursor.hide();
      wake();
    },
    busy: (doing) => {
      if (doing === null) delete stage.dataset.busy;
      else stage.dataset.busy = doing;
      if (doing === 'pan') input.onPan?.();
    },
  });

  function show(): void {
    frame = 0;
    pointers.flush();
    const { scale, x, y } = panZoom.view();
    // A stage whose size is not measured yet paints nothing.
    if (panZoom.stage().width > 1) input.paint(scale * devicePixelRatio);
    sheet.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    const keyed = cursor.at();
    const at = keyed ? { x: keyed.x * scale + x, y: keyed.y * scale + y } : hovered;
    const mark = input.mark({ scale, byKeys: keyed !== null });
    stage.dataset.cursor = mark.cursor;
    elements.ring.dataset.cross = String(mark.isCross);
    ring.place(mark.isRingShown ? at : null, mark.diameter);
  }

  const stopWatching = watchSize(stage, panZoom.resize);
  // Set here and not in the markup, because linters do not count the role `application` as focusable.
  stage.tabIndex = 0;
  return {
    panZoom,
    pointers,
    cursor,
    wake,
    say: ring.say,
    saySize: (words) => {
      if (hovered === null && cursor.at() === null) hovered = stageCentre(panZoom);
      ring.say(words);
    },
    detach: () => {
      cancelAnimationFrame(frame);
      // A non-zero frame number stops `wake` from requesting frames for removed elements.
      frame = -1;
      pointers.detach();
      ring.detach();
      stopWatching();
    },
  };
}

/** Calls `onSize` with the size of an element in CSS pixels, now and when it changes, until the returned function is called. */
export function watchSize(element: HTMLElement, onSize: (size: Size) => void): () => void {
  const observer = new ResizeObserver(() => onSize({ width: element.clientWidth, height: element.clientHeight }));
  observer.observe(element);
  return () => observer.disconnect();
}

const stageCentre = (panZoom: PanZoom): Point => ({ x: panZoom.stage().width / 2, y: panZoom.stage().height / 2 });

/** The centre of the stage, in pixels of the canvas. */
function centreOf(panZoom: PanZoom): Point {
  const { scale, x, y } = panZoom.view();
  const { x: left, y: top } = stageCentre(panZoom);
  return { x: (left - x) / scale, y: (top - y) / scale };
}
