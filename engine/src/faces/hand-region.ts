import type { EnginePixels } from '../image-engine.ts';
import type { Hand } from './find-hands.ts';
import { distanceBetween } from './point.ts';
import { regionAround, smoothStep, type Region } from './region.ts';

/** Of the sharpening that the features of a face get: hands are mostly skin. */
const HAND = 0.7;
/** Share of the radius over which it fades. */
const RIM = 0.4;

/** A disc about a hand. Null outside the picture. */
export function handRegion(picture: EnginePixels, { centre, radius }: Hand): Region | null {
  const corners = [-radius, radius].map((reach) => ({ x: centre.x + reach, y: centre.y + reach }));
  return regionAround(
    picture,
    corners,
    (point) => HAND * (1 - smoothStep((1 - RIM) * radius, radius, distanceBetween(point, centre))),
  );
}
