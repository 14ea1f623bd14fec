import type { ArtworkPart, PicturePoint, SeenPicture } from '@kenna/contract';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isSame } from '../../../lib/drafts/edit-history.ts';
import type { FramePart } from '../../../ui/compare/zoom-view.ts';
import { draggedTo, moved, movedTo, takeHold, type Hold, type Seen, type SeenPlace } from '../on-cloth.ts';
import { seenOf, type Placing, type PlacingStep } from '../placing.ts';
import classes from './placed-outline.module.css';

interface PlacedOutlineProps {
  readonly step: PlacingStep;
  /** Width over height of the picture. */
  readonly ratio: number;
  /** What the newest preview shows. */
  readonly placed: readonly SeenPicture[];
  /** Whether that preview shows the present step. */
  readonly isPresent: boolean;
  /** Whether a preview is still being drawn. */
  readonly isDrawing: boolean;
  /** Called at each change; `control` names what the person holds. */
  readonly onMove: (placing: Placing, control: string) => void;
  /** Called when the person lets go. */
  readonly onSettle: () => void;
  /** Called with the width in centimetres that the chosen picture has at its part as long as nobody has set one. */
  readonly onUsual: (part: ArtworkPart, width: number) => void;
  /** Called with the part of the picture that shows the chosen picture. */
  readonly onShown: (part: FramePart) => void;
}

type Point = readonly [x: number, y: number];

/** Units of the drawing along each side; the ring of the focus is some of them wide. */
const UNITS = 1000;

/** Steps of the arrow keys in centimetres. */
const STEP = 0.1;
const LARGE_STEP = 1;
const ARROWS: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const hasPlace = (shown: SeenPicture | undefined): shown is SeenPlace => shown !== undefined && shown.seen !== null;

/** The outline of the chosen picture on its piece, which is dragged, sized by a corner and turned by a handle. */
export function PlacedOutline({ step, placed, isPresent, onUsual, onShown, ...rest }: PlacedOutlineProps) {
  /** As it was when the person took it: a drag goes on where a preview has turned its middle away. */
  const [held, setHeld] = useState<SeenPlace | null>(null);
  const shown = seenOf(step, placed);
  const { part, width } = step.placing;
  const usual = width === 0 && isPresent ? (shown?.width_mm ?? null) : null;
  useEffect(() => {
    if (usual !== null) onUsual(part, usual / 10);
    if (isPresent && hasPlace(shown)) onShown(partOf(shown.seen));
  });
  const place = hasPlace(shown) ? shown : held;
  return place !== null && <Outline shown={place} placing={step.placing} onHold={setHeld} {...rest} />;
}

interface OutlineProps extends Omit<PlacedOutlineProps, 'step' | 'placed' | 'isPresent' | 'onUsual' | 'onShown'> {
  readonly shown: SeenPlace;
  readonly placing: Placing;
  /** Called with the place at which the person takes the outline, and with null when it is let go. */
  readonly onHold: (place: SeenPlace | null) => void;
}

function Outline({ shown, ratio, placing, isDrawing, onHold, onMove, onSettle }: OutlineProps) {
  const grip = useRef<SVGPolygonElement>(null);
  // The button that chose the picture is gone, and with it the focus.
  useEffect(() => {
    if (document.activeElement === document.body) grip.current?.focus({ preventScroll: true });
  }, []);
  const [hold, setHold] = useState<Hold | null>(null);
  /** Where the pointer has come to, which previews follow one after the other. */
  const [dragged, setDragged] = useState<Placing | null>(null);
  const isBehind = hold !== null && dragged !== null && !isDrawing && !isSame(dragged, placing);
  useEffect(() => {
    if (isBehind) onMove(dragged, hold.by);
  }, [isBehind, dragged, hold, onMove]);

  const take = (by: Hold['by']) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || hold !== null) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      setHold(takeHold(by, shown, placing, pointOf(event)));
      onHold(shown);
    },
    onPointerMove: (event: PointerEvent) => {
      if (hold?.by === by) setDragged(draggedTo(hold, shown, pointOf(event)));
    },
    onPointerUp: () => {
      if (hold?.by !== by) return;
      if (dragged !== null) onMove(dragged, by);
      letGo();
    },
    onPointerCancel: () => {
      if (hold?.by === by) letGo();
    },
  });
  const letGo = () => {
    onSettle();
    onHold(null);
    setHold(null);
    setDragged(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || arrow === undefined) return;
    // The viewer would move to another picture.
    event.stopPropagation();
    event.preventDefault();
    const by = event.shiftKey ? LARGE_STEP : STEP;
    onMove(moved(placing, arrow[0] * by, arrow[1] * by), 'arrows');
  };

  const now = dragged ?? placing;
  const to = movedTo(shown, now, hold?.by === 'corner');
  const { outline } = shown.seen;
  const points = outline.flatMap((point) => (point === null ? [] : [to(point)]));
  const path = points.map(([x, y]) => `${UNITS * x},${UNITS * y}`).join(' ');
  const corners = [0, 1, 2, 3].map((side) => outline[(side * outline.length) / 4]);
  const centre = to(shown.seen.centre);
  const reach = (place: Point) => handleStyle(place, centre, ratio);
  return (
    <div className={classes.over} style={sizesOf(points, ratio)} data-over>
      <svg viewBox={`0 0 ${UNITS} ${UNITS}`} preserveAspectRatio="none">
        <polygon className={classes.below} points={path} aria-hidden />
        <polygon
          ref={grip}
          className={classes.outline}
          points={path}
          role="button"
          tabIndex={0}
          aria-label="The placed picture"
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Delete"
          {...take('middle')}
          onKeyDown={onKeyDown}
          onKeyUp={(event) => event.key in ARROWS && onSettle()}
        />
      </svg>
      {corners.map(
        (corner, side) =>
          corner && (
            <span key={side} aria-hidden className={classes.corner} style={reach(to(corner))} {...take('corner')} />
          ),
      )}
      <span aria-hidden className={classes.turn} style={reach(to(edgeOf(shown.seen)))} {...take('turn')} />
    </div>
  );
}

/** Where a pointer is over the picture, as shares of its width and height. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.closest('[data-over]')!.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
}

/** The middle of the upper edge, or the point between its corners where the cloth turns it away. */
function edgeOf({ centre, outline }: Seen): PicturePoint {
  const [left, right] = [outline[0] ?? centre, outline[outline.length / 4] ?? centre];
  return outline[Math.round(outline.length / 8)] ?? [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
}

function partOf({ outline, centre }: Seen): FramePart {
  const points = [centre, ...outline.filter((point) => point !== null)];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** Width and height of the outline on the screen, in shares of the height of the picture. */
function sizesOf(points: readonly Point[], ratio: number) {
  const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return {
    '--outline-width': ratio * extent(points.map(([x]) => x)),
    '--outline-height': extent(points.map(([, y]) => y)),
  };
}

/**
 * A handle at a place of the outline, and the direction away from the centre in which it stands beside it. The larger part
 * of the direction is 1, so that at a distance of half its size a handle only touches the place.
 */
function handleStyle([x, y]: Point, [centreX, centreY]: Point, ratio: number) {
  const [dx, dy] = [ratio * (x - centreX), y - centreY];
  const larger = Math.max(Math.abs(dx), Math.abs(dy)) || 1;
  return {
    left: `${100 * x}%`,
    top: `${100 * y}%`,
    '--x': dx / larger,
    '--y': dy / larger,
    '--length': Math.hypot(dx, dy) / larger,
    '--back': `${Math.atan2(-dy, -dx)}rad`,
  };
}
