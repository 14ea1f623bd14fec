import { mergeMeshes } from '../../../../foundation/geometry/mesh/merge-meshes.ts';
import { smoothPath } from '../../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import { TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { Vec3 } from '../../../../foundation/geometry/vector.ts';
import { HEIGHTS } from '../../../body/body.ts';
import type { Painter } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { OWN_THREAD, stitchRow } from '../../sewing/seam.ts';
import { clothPatch } from '../sewn-on/cloth-patch.ts';
import { surfaceFrame } from '../sewn-on/surface-frame.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';
import { radiusAt } from './closures.ts';

/** Width in metres of the channel round the waist. */
const CHANNEL = 0.026;
/** Radius in metres of the cord in it. */
const CORD = 0.0026;
/** Distance in metres from the centre front at which the cord leaves its channel. */
const EYELET = 0.014;
/** Lengths in metres of the two hanging ends. */
const ENDS = [0.17, 0.19] as const;

/** A cord that draws in the waist: its stitched channel, and a bow at the centre front. */
export function drawstringParts(context: TrimmingContext): Part[] {
  const { piece, plan } = context;
  if (piece.attributes.waist !== 'drawstring') return [];
  const level = plan.kind.bodice ? HEIGHTS.waist : plan.top - 0.019;
  return [...(plan.kind.bodice ? [channel(context, level)] : []), ...cords(context, level)];
}

function channel({ surface, detail }: TrimmingContext, level: number): Part {
  const mesh = clothPatch(
    surface,
    {
      at: (u, v, out) => {
        out[0] = (u - 0.5) * TAU;
        out[1] = level + CHANNEL * (0.5 - v);
      },
      size: [0.68, CHANNEL],
      lift: 0.0024,
      closed: true,
      spacing: 0.0026,
      // The cloth is gathered over the cord.
      stand: (u, v) =>
        Math.sin(v * Math.PI) * (0.0016 + 0.0011 * Math.cos(u * TAU * 88 + 2.4 * Math.sin(u * TAU * 13))),
    },
    detail,
  );
  const rows: Painter = (point, surfaceOf) => {
    stitchRow(point, surfaceOf, point.v + 0.003, point.u, OWN_THREAD);
    stitchRow(point, surfaceOf, point.v + CHANNEL - 0.003, point.u, OWN_THREAD);
  };
  return { name: 'drawstring channel', role: 'cloth', mesh, detail: rows };
}

/** Two loops, two ends with knots, and the knot at the centre. */
function cords(context: TrimmingContext, level: number): Part[] {
  const round = radiusAt(context, 0, level);
  const on = (x: number, down: number, off: number): Vec3 => {
    const { at, normal } = surfaceFrame(context.surface, x / round, level - down);
    return [at[0] + normal[0] * off, at[1] + normal[1] * off, at[2] + normal[2] * off];
  };
  const knot = on(0, 0.004, 0.012);
  const runs = ([1, -1] as const).flatMap((side, i) => {
    const length = ENDS[i]!;
    const inside = [on(side * EYELET, 0, 0.0015), on(side * EYELET * 0.6, 0.001, 0.0085), knot];
    const loop = [
      knot,
      on(side * 0.03, -0.004, 0.015),
      on(side * 0.052, 0.02, 0.012),
      on(side * 0.034, 0.031, 0.01),
      knot,
    ];
    const end = [
      knot,
      on(side * 0.012, 0.04, 0.0105),
      on(side * 0.02, length * 0.55, 0.0075),
      on(side * (0.024 + 0.006 * i), length, 0.007),
    ];
    return [inside, loop, end];
  });
  const knots = ([1, -1] as const).map((side, i) => {
    const length = ENDS[i]!;
    return [-0.006, 0, 0.006].map((down) => on(side * (0.024 + 0.006 * i), length + down, 0.0075));
  });
  const tied = [on(0.007, 0.001, 0.011), knot, on(-0.007, 0.007, 0.011)];
  const mesh = mergeMeshes([
    ...runs.map((path) => tubeMesh(smoothPath(path, 8), { radius: CORD, sides: 10 })),
    ...[...knots, tied].map((path) => tubeMesh(smoothPath(path, 6), { radius: CORD * 1.7, sides: 12 })),
  ]);
  return [{ name: 'drawstring', role: 'contrast', colourPart: 'laces', fabric: 'cotton', mesh, solid: true }];
}
