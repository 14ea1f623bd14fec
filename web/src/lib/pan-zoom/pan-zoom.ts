import {
  fitted,
  limitedOffset,
  MAX_ZOOM,
  pinched,
  MIN_ZOOM,
  zoomedAt,
  type Margins,
  type Point,
  type Size,
  type View,
} from './view.ts';

/** Zoom factor of one press of a button or key. */
export const ZOOM_STEP = 1.25;

const MARGINS: Margins = { sides: 20, bottom: 84 };
/** Margins of a stage narrower than `SMALL_STAGE_WIDTH` (CSS pixels), where every pixel is needed for the picture. */
const SMALL_MARGINS: Margins = { sides: 8, bottom: 68 };
const SMALL_STAGE_WIDTH = 560;

/** Distance in CSS pixels from the edge of the stage that a revealed point has at least. */
const REVEAL_MARGIN = 24;

export interface PanZoom {
  readonly view: () => View;
  readonly stage: () => Size;
  /** Called when the size of the stage changes. A fitted picture is fitted again. */
  readonly resize: (stage: Size) => void;
  /**
   * Called when a bar covers the top of the stage, with its height in CSS pixels. A fitted picture then begins below
   * it.
   */
  readonly setCoveredTop: (top: number) => void;
  readonly fit: () => void;
  /**
   * Sets the zoom in CSS pixels per pixel of the picture, around a point of the stage. The default point is the centre.
   */
  readonly zoomTo: (zoom: number, at?: Point) => void;
  readonly zoomBy: (factor: number, at?: Point) => void;
  readonly panBy: (dx: number, dy: number) => void;
  readonly pinch: (before: readonly [Point, Point], after: readonly [Point, Point]) => void;
  /** Pans until a point of the picture is visible. */
  readonly reveal: (point: Point) => void;
  /** Current zoom in CSS pixels per pixel of the picture. */
  readonly zoom: () => number;
}

/**
 * Controls the view of a picture on a stage. The view is in pixels of the canvas; `own` is the number of the picture's
 * own pixels per canvas pixel.
 */
export function createPanZoom(picture: Size, own: number, onMove: () => void): PanZoom {
  let stage: Size = { width: 1, height: 1 };
  let view: View = { scale: 1, x: 0, y: 0 };
  let fits = true;
  let covered = 0;
  const set = (next: View) => {
    view = limitedOffset(next, stage, picture);
    onMove();
  };
  const fit = () => {
    fits = true;
    const margins = stage.width < SMALL_STAGE_WIDTH ? SMALL_MARGINS : MARGINS;
    set(fitted(stage, picture, covered > 0 ? { ...margins, top: covered } : margins));
  };
  const limited = (scale: number) => Math.min(MAX_ZOOM * own, Math.max(MIN_ZOOM * own, scale));
  const centre = () => ({ x: stage.width / 2, y: stage.height / 2 });
  const scaleTo = (scale: number, at: Point = centre()) => {
    fits = false;
    set(zoomedAt(view, at, limited(scale)));
  };
  const panBy = (dx: number, dy: number) => {
    fits = false;
    set({ ...view, x: view.x + dx, y: view.y + dy });
  };
  return {
    view: () => view,
    stage: () => stage,
    resize: (size) => {
      stage = size;
      if (fits) fit();
      else set(view);
    },
    setCoveredTop: (top) => {
      covered = top;
      if (fits) fit();
    },
    fit,
    zoomTo: (zoom, at) => scaleTo(zoom * own, at),
    zoomBy: (factor, at) => scaleTo(view.scale * factor, at),
    panBy,
    pinch: (before, after) => {
      fits = false;
      const next = pinched(view, before, after);
      set(limited(next.scale) === next.scale ? next : { ...next, scale: view.scale, x: view.x, y: view.y });
    },
    reveal: ({ x, y }) => {
      const seen = { x: x * view.scale + view.x, y: y * view.scale + view.y };
      const missing = (at: number, length: number) =>
        Math.max(0, REVEAL_MARGIN - at) + Math.min(0, length - REVEAL_MARGIN - at);
      const [dx, dy] = [missing(seen.x, stage.width), missing(seen.y, stage.height - MARGINS.bottom)];
      if (dx !== 0 || dy !== 0) panBy(dx, dy);
    },
    zoom: () => view.scale / own,
  };
}
