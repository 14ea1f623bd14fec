import { TAU, lerp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { tubeMesh } from '../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import { atDetail } from '../parts/at-detail.ts';
import { material } from '../materials/material.ts';
import type { Part } from '../parts/part.ts';
import { ROLE_MATERIALS } from '../dressing/role-materials.ts';

/** Measures in metres, in the coordinates of `body.ts`; the hanger is just below the fabric of the shoulders. */
const HALF_WIDTH = 0.172;
const NECK = 1.474;
const SHOULDER = 1.392;
const BACK = -0.012;
/** Radius in metres of the hook's curve. */
const ROUND = 0.026;
/** Radius in metres of the hook's wire. */
const WIRE = 0.0021;

/** Builds a turned beech hanger with a steel hook, inside garments that hang from the shoulders. */
export function hangerStand(detail: number): Part[] {
  const arms = tubeMesh(
    Array.from({ length: 25 }, (_, i) => armPoint(i / 12 - 1)),
    {
      radius: (t) => {
        const out = Math.abs(t * 2 - 1);
        // The ends of the arms are rounded; near the neck the arms are higher but less deep.
        const end = Math.sqrt(Math.max(0.02, 1 - smoothstep(0.93, 1, out) ** 2));
        return [lerp(0.0125, 0.0095, out) * end, lerp(0.0075, 0.0125, out) * end];
      },
      up: [0, 1, 0],
      sides: atDetail(28, detail),
      rows: atDetail(96, detail),
    },
  );
  const hook = tubeMesh(hookPath(), { radius: WIRE, sides: atDetail(14, detail), rows: atDetail(80, detail) });
  return [
    { name: 'hanger', role: 'stand', mesh: arms, material: beech, solid: true },
    { name: 'hanger hook', role: 'hardware', mesh: hook, material: steel, solid: true },
  ];
}

/**
 * Returns a point on the arms, `across` from -1 to 1. The arms drop from the neck and curve forward a little at their ends, like
 * shoulders.
 */
function armPoint(across: number): Vec3 {
  const out = Math.abs(across);
  const fall = out * out * (1.6 - 0.6 * out);
  return [across * HALF_WIDTH, lerp(NECK, SHOULDER, fall), BACK + 0.012 * out * out];
}

function hookPath(): Vec3[] {
  const stem = NECK + 0.05;
  const rise: Vec3[] = [0, 0.5, 1].map((t) => [0, lerp(NECK, stem, t), BACK]);
  // The hook runs up on the wearer's right (-x), over the rail and round to the end of the wire.
  const bow = Array.from({ length: 21 }, (_, i): Vec3 => {
    const a = lerp(-0.25, 0.46, i / 20) * TAU;
    return [ROUND * Math.sin(a + TAU / 2) * -1, stem + ROUND + ROUND * Math.cos(a) * 1, BACK];
  });
  return [...rise, ...bow];
}

const beech = material({ ...ROLE_MATERIALS.wood, albedo: [0.42, 0.27, 0.15], roughness: 0.4 });
const steel = material({ ...ROLE_MATERIALS.hardware, albedo: [0.62, 0.62, 0.63], roughness: 0.22 });
