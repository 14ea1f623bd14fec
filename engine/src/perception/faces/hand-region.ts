import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { Hand } from './find-hands.ts';
import { distanceBetween, type Point } from './point.ts';
import { regionAround, smoothStep, type Region } from './region.ts';

/** Of the sharpening that the features of a face get: hands are mostly skin. */
const HAND = 0.7;
/** Share of the radius over which it fades. */
const RIM = 0.4;

/** A disc about a hand. Null outside the picture. */
export function handRegion(picture: EnginePixels, { centre, radius }: Hand): Region | null {
  const corners = [-radius, radius].map((reach) => ({ x: centre.x + reach, y: centre.y + reach }));
  const weightAt = (point: Point) =>
    HAND * (1 - smoothStep((1 - RIM) * radius, radius, distanceBetween(point, centre)));
  return regionAround(picture, corners, { overshoots: false, weightAt });
}
