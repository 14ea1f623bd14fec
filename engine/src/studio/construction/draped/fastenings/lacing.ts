import { lerp } from '../../../../foundation/geometry/interpolation.ts';
import { mergeMeshes } from '../../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import { smoothPath } from '../../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import type { MutableVec3 } from '../../../../foundation/geometry/vector.ts';
import { HEIGHTS } from '../../../body/body.ts';
import { material } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { buttonPart } from '../../hardware/button.ts';
import { LACED } from '../plan/openings.ts';
import { clothPatch } from '../sewn-on/cloth-patch.ts';
import { radiusAt } from './closures.ts';
import { surfaceFrame } from '../sewn-on/surface-frame.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

/** Crossed laces with eyelets down an open back, the same down the front, or the clasps of a busk. */
export function lacingParts(context: TrimmingContext): Part[] {
  const { plan, piece } = context;
  if (!plan.kind.bodice) return [];
  if (plan.back === 'laced') {
    return laces(context, {
      angle: Math.PI,
      top: LACED.head - 0.012,
      foot: LACED.foot + 0.012,
      half: LACED.half + 0.011,
    });
  }
  if (piece.attributes.closure === 'lace-up') {
    const top = Math.min(context.neckline.edge(0), 1.36) - 0.022;
    return laces(context, { angle: 0, top, foot: Math.max(HEIGHTS.waist - 0.02, plan.hem + 0.04), half: 0.024 });
  }
  // A boned dress or gown closes at the back, and its front is plain.
  return plan.boned && !plan.kind.skirted ? busk(context) : [];
}

interface LacedGap {
  /** Angle of the centre of the gap in radians. */
  readonly angle: number;
  /** Height in metres of its upper end. */
  readonly top: number;
  /** Height in metres of its lower end. */
  readonly foot: number;
  /** Distance of the eyelets from the centre in metres. */
  readonly half: number;
}

function laces(context: TrimmingContext, { angle, top, foot, half }: LacedGap): Part[] {
  const rows = Math.max(4, Math.round((top - foot) / 0.024));
  const eyelet = (side: number, row: number, lift: number): MutableVec3 => {
    const y = lerp(top, foot, row / (rows - 1));
    const { at, normal } = surfaceFrame(context.surface, angle + (side * half) / radiusAt(context, angle, y), y);
    return [0, 1, 2].map((axis) => at[axis]! + normal[axis]! * lift) as MutableVec3;
  };
  const cords: Mesh[] = [];
  for (let row = 0; row + 1 < rows; row++) {
    for (const side of [-1, 1]) {
      const from = eyelet(side, row, 0.002);
      const to = eyelet(-side, row + 1, 0.002);
      const high = side > 0 ? 0.0062 : 0.0034;
      const { normal } = surfaceFrame(context.surface, angle, (from[1] + to[1]) / 2);
      const midpoint = [0, 1, 2].map((axis) => (from[axis]! + to[axis]!) / 2 + normal[axis]! * high) as MutableVec3;
      cords.push(tubeMesh(smoothPath([from, midpoint, to], 5), { radius: 0.0018, sides: 8, rows: 14 }));
    }
  }
  cords.push(tubeMesh([eyelet(-1, 0, 0.002), eyelet(0, 0, 0.006), eyelet(1, 0, 0.002)], { radius: 0.0018, sides: 8 }));
  cords.push(...lacedBow(context, angle, foot));
  const metal = [-1, 1].flatMap((side) =>
    Array.from({ length: rows }, (_, row) => {
      const y = lerp(top, foot, row / (rows - 1));
      const spot = surfaceFrame(context.surface, angle + (side * half) / radiusAt(context, angle, y), y);
      return buttonPart({ name: 'eyelet', kind: 'rivet', spot, radius: 0.0042, lift: 0.0004 }).mesh;
    }),
  );
  return [
    { name: 'laces', role: 'contrast', colourPart: 'laces', mesh: mergeMeshes(cords), solid: true },
    { name: 'eyelets', role: 'hardware', colourPart: 'hardware', mesh: mergeMeshes(metal), solid: true },
  ];
}

/** The ends of the lace, tied in a small bow that hangs. */
function lacedBow(context: TrimmingContext, angle: number, foot: number): Mesh[] {
  const { at, normal, across } = surfaceFrame(context.surface, angle, foot);
  const place = (x: number, y: number, z: number): MutableVec3 => [
    at[0] + across[0] * x + normal[0] * z,
    at[1] + y,
    at[2] + across[2] * x + normal[2] * z,
  ];
  return [-1, 1].flatMap((side) => [
    tubeMesh(
      smoothPath(
        [
          place(0, 0, 0.006),
          place(side * 0.03, 0.006, 0.014),
          place(side * 0.038, -0.016, 0.012),
          place(0, -0.004, 0.008),
        ],
        6,
      ),
      { radius: 0.0018, sides: 8 },
    ),
    tubeMesh(
      smoothPath(
        [
          place(0, 0, 0.007),
          place(side * 0.012, -0.06, 0.012),
          place(side * 0.02, -0.13, 0.016),
          place(side * 0.017, -0.2, 0.02),
        ],
        6,
      ),
      { radius: 0.0018, sides: 8 },
    ),
  ]);
}

/** Steel clasps down the front of a corset: a flat loop from one side over a stud on the other. */
function busk(context: TrimmingContext): Part[] {
  const { surface, neckline, plan, detail } = context;
  const top = neckline.edge(0) - 0.024;
  const foot = Math.max(HEIGHTS.waist - 0.06, plan.hem + 0.045);
  const count = 5;
  const heights = Array.from({ length: count }, (_, i) => lerp(top, foot, i / (count - 1)));
  const loops = heights.map((y) => {
    const radius = radiusAt(context, 0, y);
    const at = (u: number, v: number, out: [number, number]) => {
      // The clasp is rounded at the end with the stud.
      const round = Math.sqrt(Math.max(0.1, 1 - Math.max(0, (u - 0.6) / 0.4) ** 2));
      out[0] = (-0.015 + 0.029 * u) / radius;
      out[1] = y + 0.0095 * (0.5 - v) * round;
    };
    return clothPatch(surface, { at, size: [0.029, 0.0095], lift: 0.0016, spacing: 0.0016 }, detail);
  });
  const studs = heights.map((y) => {
    const spot = surfaceFrame(surface, 0.0085 / radiusAt(context, 0, y), y);
    return buttonPart({ name: 'stud', kind: 'rivet', spot, radius: 0.0034, lift: 0.0022 }).mesh;
  });
  const steel = { role: 'hardware', colourPart: 'hardware', material: STEEL } as const;
  return [
    { ...steel, name: 'busk loops', mesh: mergeMeshes(loops) },
    { ...steel, name: 'busk studs', mesh: mergeMeshes(studs), solid: true },
  ];
}

const STEEL = material({ albedo: [0.66, 0.65, 0.63], roughness: 0.28, metal: 1 });
