import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { EngineMask, EnginePixels } from '../../foundation/image/pixels.ts';
import { readPlane } from '../../foundation/image/read-plane.ts';
import { rangeAround } from '../faces/range-around.ts';
import { POSE_SIDE, type SeenPose } from './see-pose.ts';

/** Cells by which the network's outline may be wrong. */
const REACH = 5;
/** Share of the widened outline below which the matte is 0, so that other people nearby are excluded. */
const MATTE_FROM = 0.25;
/** Share of the widened outline from which the matte applies in full. */
const MATTE_TO = 0.6;
/** Share from which the person's own mask takes over, because the matte may miss a person among others. */
const SURE_FROM = 0.75;
/** Share from which that mask applies in full. */
const SURE_TO = 0.97;

/**
 * The mask of one person: the matte of the picture where the pose network sees this person, and that network's own mask
 * where it is certain.
 */
export function maskOfPerson(
  { width, height }: EnginePixels,
  { shares, square }: Pick<SeenPose, 'shares' | 'square'>,
  matte: Uint8Array,
  check: () => void,
): EngineMask {
  const [, wide] = rangeAround(shares, POSE_SIDE, POSE_SIDE, REACH);
  const data = new Uint8Array(width * height);
  const [cos, sin] = [Math.cos(square.angle), Math.sin(square.angle)];
  const scale = POSE_SIDE / square.side;
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) check();
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x + 0.5 - square.x, y + 0.5 - square.y];
      const u = (dx * cos + dy * sin) * scale + POSE_SIDE / 2 - 0.5;
      const v = (dy * cos - dx * sin) * scale + POSE_SIDE / 2 - 0.5;
      if (u < -0.5 || v < -0.5 || u > POSE_SIDE - 0.5 || v > POSE_SIDE - 0.5) continue;
      const near = smoothstep(MATTE_FROM, MATTE_TO, readPlane(wide, POSE_SIDE, POSE_SIDE, u, v));
      const sure = smoothstep(SURE_FROM, SURE_TO, readPlane(shares, POSE_SIDE, POSE_SIDE, u, v));
      data[y * width + x] = Math.round(Math.max(matte[y * width + x]! * near, 255 * sure));
    }
  }
  return { width, height, data };
}
