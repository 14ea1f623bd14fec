/** The outline, material and stitches of an oval patch of suede on the elbow of a sleeve. */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Painter, SurfacePoint } from '../../materials/material.ts';
import { OWN_THREAD, shadeLine, stitchRow } from './seam.ts';

export const hasElbowPatches = ({ colours, partFabrics }: Piece): boolean =>
  [...colours, ...partFabrics].some(({ part }) => part === 'elbow patches');

export const ELBOW_PATCH = { role: 'cloth', colourPart: 'elbow patches', fabric: 'suede' } as const;

/**
 * Centre of a patch on a long sleeve: its distance in metres from the end of the sleeve, and its angle in radians from
 * the outer side, negative to the back.
 */
export const PATCH_CENTRE = { fromEnd: 0.265, angle: -1.12 } as const;

/** Half the width and half the length of a patch in metres. */
const [WIDE, LONG] = [0.043, 0.066];

/** Distance in metres inside the outline of a patch, `across` and `along` from its centre. */
export function insideElbowPatch(across: number, along: number): number {
  const [x, y] = [Math.abs(across) / WIDE, Math.abs(along) / LONG];
  // A superellipse: a little fuller than an oval, as patches are cut.
  const reach = (x ** 2.3 + y ** 2.3) ** (1 / 2.3);
  return (1 - reach) * WIDE;
}

/** Paints the row of stitches along the edge of a patch; `inside` is the distance from its outline. */
export const elbowStitches =
  (inside: (point: Readonly<SurfacePoint>) => number): Painter =>
  (point, surface) => {
    const depth = inside(point);
    stitchRow(point, surface, depth - 0.0042, Math.atan2(point.v, point.u) * 0.055, OWN_THREAD);
    shadeLine(surface, depth - 0.0042, 0.0016, 0.16);
    shadeLine(surface, depth, 0.0011, 0.4);
  };
