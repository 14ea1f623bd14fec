import type { LegNet } from './leg-net.ts';

/** Height in metres up to which a panel is part of a leg. */
const LEG = 0.7;
/** Height in metres from which a panel has all its width at the inseam. */
const HIP = 0.9;

/**
 * Metres by which the fabric of a panel, spread evenly from seam to seam at a height, is further out (front) or further
 * in (back) than its threads, which run straight down along the outer seam, past the fork.
 */
export function grainShift(net: LegNet, face: 1 | -1): (y: number) => number {
  const below = net.width(LEG, face);
  const above = (face / 2) * (below - net.width(HIP, face));
  return (y) => (y <= LEG ? 0 : y >= HIP ? above : (face / 2) * (below - net.width(y, face)));
}
