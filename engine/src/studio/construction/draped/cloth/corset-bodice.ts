/** The bones of a corset, or of the bodice of a gown: their relief, and the rows of stitches that hold them. */
import { bell, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { bodySection } from '../../../body/body.ts';
import type { Painter } from '../../../materials/material.ts';
import { OWN_THREAD, shadeLine, stitchRow } from '../../sewing/seam.ts';
import type { DrapedPlan } from '../plan/draped-plan.ts';

/** Angles in radians from the front, to both sides, at which bones run down to the lower edge of the bodice. */
const BONES = [0.1, 0.42, 0.78, 1.18, 1.62, 2.05, 2.5, 2.86];
/** Half the width of a bone's channel in metres. */
const CHANNEL = 0.0048;

type Bodice = Pick<DrapedPlan, 'kind' | 'skirt'>;

/**
 * Returns true when the bodice ends in a point over a slender skirt. Above a full skirt it ends in the seam at the
 * waist, and a top is boned to its hem.
 */
const isPointed = ({ kind, skirt }: Bodice): boolean => kind.skirted && skirt.release < 1.02;

/** Height in metres at which the bodice ends, in a point in front and behind or level. */
function lowerEdge(bodice: Bodice): (a: number) => number {
  const level = bodice.kind.skirted ? bodice.skirt.release : 0.93;
  if (!isPointed(bodice)) return () => level;
  return (a) => {
    const behind = Math.PI - Math.abs(a);
    return 1.035 - 0.055 * Math.exp(-((a / 0.5) ** 2)) - 0.025 * Math.exp(-((behind / 0.5) ** 2));
  };
}

/** Height of the fabric over its bones, in metres. A pointed bodice is worn over its skirt and stands off it. */
export function boneRelief(bodice: Bodice): (a: number, y: number) => number {
  const edge = lowerEdge(bodice);
  const step = isPointed(bodice) ? 0.0022 : 0;
  const run = step > 0 ? 0.003 : 0.02;
  return (a, y) => {
    const above = y - edge(a);
    if (above < -0.002) return 0;
    let height = step;
    for (const angle of BONES) height += 0.0021 * bell(Math.abs(a) - angle, 0.031);
    return height * smoothstep(-0.002, run, above);
  };
}

/** Paints two rows of stitches along each bone, and the seam where a pointed bodice ends. */
export function boneStitches(bodice: Bodice): Painter {
  const edge = lowerEdge(bodice);
  const piped = isPointed(bodice);
  return (point, surface) => {
    const { x, y, z, footprint } = point;
    if (y < 0.9) return;
    const { halfWidth, halfDepth, centreZ } = bodySection(y);
    const a = Math.atan2(x / halfWidth, (z - centreZ) / halfDepth);
    const above = y - edge(a);
    if (above < 0) {
      if (piped) shadeLine(surface, above, Math.max(0.0022, footprint), 0.45);
      return;
    }
    let nearest = 1;
    for (const angle of BONES) nearest = Math.min(nearest, Math.abs(Math.abs(a) - angle));
    const off = nearest * Math.hypot(x, z) - CHANNEL;
    shadeLine(surface, off, Math.max(0.0008, 0.7 * footprint), 0.3);
    stitchRow(point, surface, off, y, OWN_THREAD);
  };
}
