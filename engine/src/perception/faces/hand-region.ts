import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { Hand } from './find-hands.ts';
import { distanceBetween, type Point } from './point.ts';
import { regionAround, type Region } from './region.ts';

/** Sharpening as a share of that of a face's features, because hands are mostly skin. */
const HAND = 0.7;
/** Share of the radius over which the weight fades out. */
const RIM = 0.4;

/** A circular region around a hand. Returns null outside the picture. */
export function handRegion(picture: EnginePixels, { centre, radius }: Hand): Region | null {
  const corners = [-radius, radius].map((reach) => ({ x: centre.x + reach, y: centre.y + reach }));
  const weightAt = (point: Point) =>
    HAND * (1 - smoothstep((1 - RIM) * radius, radius, distanceBetween(point, centre)));
  return regionAround(picture, corners, { overshoots: false, weightAt });
}
