/** Between points of a picture and millimetres on the cloth round a placed picture. */
import type { ArtworkPart, PicturePoint, SeenPicture } from '@kenna/contract';
import type { Placing } from './placing.ts';

/** Where a picture shows a placed picture. */
export type Seen = NonNullable<SeenPicture['seen']>;

/** A placed picture that a preview shows. */
export type SeenPlace = SeenPicture & { readonly seen: Seen };

type Point = readonly [x: number, y: number];

/** Millimetres to the right and up from the centre of a placed picture to a point of the picture that shows it. */
function fromCentre({ centre, right, up }: Seen, [x, y]: Point): Point {
  const [dx, dy] = [x - centre[0], y - centre[1]];
  const area = right[0] * up[1] - right[1] * up[0];
  return area === 0 ? [0, 0] : [(dx * up[1] - dy * up[0]) / area, (dy * right[0] - dx * right[1]) / area];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The width in centimetres of a placed picture, also where its usual one was asked for. */
const widthOf = (placing: Placing, { width_mm: width }: SeenPicture): number =>
  placing.width === 0 ? (width ?? 0) / 10 : placing.width;

/**
 * The points of a picture at which a placed picture would be seen with another place, as far as the cloth is flat: the
 * outline follows the pointer before the next preview is there. Where the cloth has less room, a picture is smaller than
 * it was asked for, so its outline grows only while somebody sizes it.
 */
export function movedTo(
  { seen, ...was }: SeenPlace,
  placing: Placing,
  isSized: boolean,
): (point: PicturePoint) => Point {
  const angle = radians(placing.turn - was.turn);
  const scale = !isSized || was.width_mm === null ? 1 : (10 * widthOf(placing, { seen, ...was })) / was.width_mm;
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  const [across, upwards] = [10 * placing.across - was.u, 10 * placing.up - was.v];
  return (point) => {
    const [x, y] = fromCentre(seen, point);
    // Clockwise on the piece.
    const [mx, my] = [x * cos + y * sin + across, y * cos - x * sin + upwards];
    const { centre, right, up } = seen;
    return [centre[0] + mx * right[0] + my * up[0], centre[1] + mx * right[1] + my * up[1]];
  };
}

/** Where a pointer holds a placed picture. */
export interface Hold {
  readonly by: 'middle' | 'corner' | 'turn';
  /** Millimetres from its centre to the pointer, when it was taken. */
  readonly from: Point;
  /** As it was then. */
  readonly placing: Placing;
  readonly width: number;
}

export function takeHold(by: Hold['by'], shown: SeenPlace, placing: Placing, at: Point): Hold {
  return { by, from: fromPlace(shown, placing, at), placing, width: widthOf(placing, shown) };
}

/** Millimetres to a point from where the centre is placed, which may be another place than the preview shows. */
function fromPlace({ seen, u, v }: SeenPlace, { across, up }: Placing, at: Point): Point {
  const [x, y] = fromCentre(seen, at);
  return [x + u - 10 * across, y + v - 10 * up];
}

/** Limits in centimetres of what a panel offers. */
export const LIMITS = { across: 30, up: 40, leastWidth: 0.5, width: 60 } as const;

/**
 * The usual width in centimetres of a square picture at each part of clothes, for where no preview shows that of the
 * chosen picture. The engine fits a picture into a box of its own for each part.
 */
export const USUAL_WIDTHS: Readonly<Record<ArtworkPart, number>> = {
  front: 25,
  chest: 25,
  'left chest': 7.5,
  'right chest': 7.5,
  back: 29,
  'left sleeve': 8.5,
  'right sleeve': 8.5,
  pocket: 8,
  hem: 4,
  leg: 11,
  peak: 4,
  // On a label the picture fills the label, which is small.
  label: 4,
  'all over': 6.2,
};

const within = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, Math.round(10 * value) / 10));

/** Moves a placing by centimetres. A place beyond the limits, which only the API sets, does not jump back to them. */
export function moved(placing: Placing, across: number, up: number): Placing {
  const maxAcross = Math.max(LIMITS.across, Math.abs(placing.across));
  const maxUp = Math.max(LIMITS.up, Math.abs(placing.up));
  return {
    ...placing,
    across: within(placing.across + across, -maxAcross, maxAcross),
    up: within(placing.up + up, -maxUp, maxUp),
  };
}

/** The placing once the pointer that holds a picture has come to a point. */
export function draggedTo({ by, from, placing, width }: Hold, shown: SeenPlace, at: Point): Placing {
  const [x, y] = fromPlace(shown, placing, at);
  if (by === 'middle') return moved(placing, (x - from[0]) / 10, (y - from[1]) / 10);
  if (by === 'corner') {
    const ratio = Math.hypot(x, y) / Math.max(1, Math.hypot(...from));
    return { ...placing, width: within(width * ratio, LIMITS.leastWidth, Math.max(LIMITS.width, width)) };
  }
  const by360 = placing.turn + ((Math.atan2(from[1], from[0]) - Math.atan2(y, x)) * 180) / Math.PI;
  return { ...placing, turn: Math.round(by360 - 360 * Math.round(by360 / 360)) };
}
