import { bell, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { curve } from '../../../../foundation/geometry/curves/profile.ts';
import { bodyDistance } from '../../../body/body.ts';
import type { Piece } from '../../../../words/prompt/brief.ts';
import type { Painter } from '../../../materials/material.ts';
import { shadeLine } from '../../sewing/seam.ts';
import type { DrapedPlan } from '../plan/draped-plan.ts';

/**
 * Distance in metres from the centre at which a sleeve is set in, by height: it widens to the shoulder point and
 * narrows over the chest.
 */
export const armholeAt = curve([
  [1.26, 0.166],
  [1.3, 0.147],
  [1.36, 0.133],
  [1.41, 0.138],
  [1.45, 0.147],
]);

const raglanAt = curve([
  [1.28, 0.155],
  [1.34, 0.128],
  [1.46, 0.084],
]);

/** Height in metres below which no armhole seam is painted. */
const LOWEST = 1.27;

/** The slanting seam of a raglan sleeve, painted on bodice and sleeve, whose meshes meet along another line. */
export function raglanSeam({ attributes }: Piece, { sleeved }: DrapedPlan): Painter | undefined {
  if (!sleeved || attributes.sleeveShape !== 'raglan') return undefined;
  return ({ x, y, footprint }, surface) => {
    if (y < LOWEST || x * x < 0.005) return;
    const off = Math.abs(x) - raglanAt(y);
    const width = Math.max(0.0011, footprint * 0.8);
    if (off > 6 * width || off < -6 * width) return;
    const groove = bell(off, width);
    surface.occlusion *= 1 - 0.6 * groove;
    surface.tiltX += Math.sign(x) * 0.3 * (bell(off - 1.6 * width, width) - bell(off + 1.6 * width, width));
  };
}

/** Distance between skin and bodice, metres. */
const BODICE = 0.0045;

/** The seam of a set-in sleeve, painted on the sleeve where it meets the bodice. */
export const setInSeam: Painter = ({ x, y, z, footprint }, surface) => {
  if (y < LOWEST) return;
  const near = Math.abs(x) - armholeAt(y);
  if (near > 0.035 || near < -0.035) return;
  const off = bodyDistance(x, y, z) - BODICE;
  const width = Math.max(0.002, footprint);
  if (off > 5 * width) return;
  shadeLine(surface, Math.max(0, off - 0.5 * width), width, 0.42 * smoothstep(LOWEST, LOWEST + 0.03, y));
  surface.tiltX += Math.sign(x) * 0.22 * bell(off - 2 * width, width);
};
