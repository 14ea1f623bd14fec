import {
  fitted,
  held,
  LARGEST_ZOOM,
  pinched,
  SMALLEST_ZOOM,
  zoomedAt,
  type Margins,
  type Point,
  type Size,
  type View,
} from './view.ts';

/** Factor of one press of a button or a key. */
export const ZOOM_STEP = 1.25;

const MARGINS: Margins = { sides: 20, bottom: 84 };
/** Of a small stage nothing is given away. */
const SMALL_MARGINS: Margins = { sides: 8, bottom: 68 };
const SMALL_STAGE = 560;

export interface PanZoom {
  readonly view: () => View;
  readonly stage: () => Size;
  /** Called when the stage has another size: a fitted picture stays fitted. */
  readonly resize: (stage: Size) => void;
  /** Called when something lies over the upper edge, so many pixels of the stage high: a fitted picture begins below. */
  readonly keepClear: (top: number) => void;
  readonly fit: () => void;
  /** To a scale of the picture's own pixels, around a point of the stage; its middle by default. */
  readonly zoomTo: (zoom: number, at?: Point) => void;
  readonly zoomBy: (factor: number, at?: Point) => void;
  readonly panBy: (dx: number, dy: number) => void;
  readonly pinch: (before: readonly [Point, Point], after: readonly [Point, Point]) => void;
  /** Moves a point of the picture into sight. */
  readonly reveal: (point: Point) => void;
  /** Relative to the picture's own pixels. */
  readonly zoom: () => number;
}

/** How the picture lies on the stage. `own` is how many of its own pixels one pixel of the mask stands for. */
export function createPanZoom(picture: Size, own: number, onMove: () => void): PanZoom {
  let stage: Size = { width: 1, height: 1 };
  let view: View = { scale: 1, x: 0, y: 0 };
  let fits = true;
  let covered = 0;
  const set = (next: View) => {
    view = held(next, stage, picture);
    onMove();
  };
  const fit = () => {
    fits = true;
    const margins = stage.width < SMALL_STAGE ? SMALL_MARGINS : MARGINS;
    set(fitted(stage, picture, covered > 0 ? { ...margins, top: covered } : margins));
  };
  const limited = (scale: number) => Math.min(LARGEST_ZOOM * own, Math.max(SMALLEST_ZOOM * own, scale));
  const middle = () => ({ x: stage.width / 2, y: stage.height / 2 });
  const scaleTo = (scale: number, at: Point = middle()) => {
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
    keepClear: (top) => {
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
      const short = (at: number, room: number) => Math.max(0, 24 - at) + Math.min(0, room - 24 - at);
      const [dx, dy] = [short(seen.x, stage.width), short(seen.y, stage.height - MARGINS.bottom)];
      if (dx !== 0 || dy !== 0) panBy(dx, dy);
    },
    zoom: () => view.scale / own,
  };
}
