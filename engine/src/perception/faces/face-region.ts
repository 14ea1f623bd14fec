import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { Face } from './measure-face.ts';
import { depthIn, type Point } from './point.ts';
import { regionAround, smoothStep, type Region } from './region.ts';

/** Of the sharpening that eyes, brows and lips get: more would show every pore. */
const SKIN = 0.35;
/** Shares of the width of the face. */
const RIM = 0.12;
const AROUND_FEATURES = 0.07;

/** All inside the oval of a face, fading to nothing at its rim; most at the features. Null outside the picture. */
export function faceRegion(picture: EnginePixels, { oval, features, width }: Face): Region | null {
  const weightAt = (point: Point) => {
    const inside = smoothStep(0, RIM * width, depthIn(oval, point));
    if (inside === 0) return 0;
    const depth = Math.max(...features.map((outline) => depthIn(outline, point)));
    return inside * (SKIN + (1 - SKIN) * smoothStep(-AROUND_FEATURES * width, 0, depth));
  };
  return regionAround(picture, oval, { overshoots: true, weightAt });
}
