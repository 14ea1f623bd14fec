import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { Face } from './measure-face.ts';
import { depthIn, type Point } from './point.ts';
import { regionAround, type Region } from './region.ts';

/** Sharpening of plain skin as a share of that of eyes, brows and lips; more would emphasise every pore. */
const SKIN = 0.35;
/** Distance inwards from the rim of the oval over which the weight fades, as a share of the width of the face. */
const RIM = 0.12;
/** Distance outwards from the features over which the weight fades, as a share of the width of the face. */
const AROUND_FEATURES = 0.07;

/**
 * A region that covers the oval of a face: full weight at the features, fading to 0 at the rim. Returns null outside
 * the picture.
 */
export function faceRegion(picture: EnginePixels, { oval, features, width }: Face): Region | null {
  const weightAt = (point: Point) => {
    const inside = smoothstep(0, RIM * width, depthIn(oval, point));
    if (inside === 0) return 0;
    const depth = Math.max(...features.map((outline) => depthIn(outline, point)));
    return inside * (SKIN + (1 - SKIN) * smoothstep(-AROUND_FEATURES * width, 0, depth));
  };
  return regionAround(picture, oval, { overshoots: true, weightAt });
}
