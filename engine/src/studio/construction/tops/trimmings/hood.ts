import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import type { MutableVec3, Vec3 } from '../../../../foundation/geometry/vector.ts';
import type { FormContext } from '../../../parts/form.ts';
import { material } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { spotOn } from '../../sewing/surface-point.ts';
import { lyingHood, lyingHoodMesh } from '../../collars/lying-hood.ts';
import type { UpperGarment } from '../cloth/upper-garment.ts';

/**
 * Paths from the centre of the back to the front on the +x side: the seam, the top of the roll, and the outer edge, in
 * metres.
 */
const SEAM: readonly Vec3[] = [
  [0, 1.46, -0.07],
  [0.055, 1.463, -0.055],
  [0.083, 1.457, -0.015],
  [0.074, 1.428, 0.035],
  [0.042, 1.392, 0.075],
  [0.006, 1.372, 0.094],
];
const TOP: readonly Vec3[] = [
  [0, 1.56, -0.105],
  [0.075, 1.558, -0.088],
  [0.106, 1.535, -0.018],
  [0.094, 1.498, 0.055],
  [0.06, 1.442, 0.11],
  [0.014, 1.386, 0.12],
];
const OUTSIDE: readonly Vec3[] = [
  [0, 1.42, -0.165],
  [0.105, 1.425, -0.142],
  [0.152, 1.44, -0.03],
  [0.13, 1.438, 0.06],
  [0.082, 1.402, 0.118],
  [0.024, 1.362, 0.122],
];

/** Paths of the hood under a coat, where it rises inside the coat's collar, passes over it and ends outside. */
const IN_COLLAR: readonly Vec3[] = [
  [0, 1.462, -0.05],
  [0.042, 1.464, -0.04],
  [0.062, 1.458, -0.008],
  [0.056, 1.43, 0.034],
  [0.036, 1.392, 0.07],
  [0.006, 1.372, 0.09],
];
const OVER_COLLAR: readonly Vec3[] = [
  [0, 1.572, -0.072],
  [0.044, 1.571, -0.062],
  [0.07, 1.556, -0.02],
  [0.066, 1.525, 0.026],
  [0.046, 1.464, 0.074],
  [0.014, 1.392, 0.108],
];
const BEHIND_COLLAR: readonly Vec3[] = [
  [0, 1.43, -0.182],
  [0.105, 1.438, -0.155],
  [0.15, 1.468, -0.05],
  [0.122, 1.478, 0.03],
  [0.07, 1.43, 0.1],
  [0.02, 1.376, 0.118],
];

/** Builds a lowered hood with its cords. It stands up round the neck, rolls over and rests on shoulders and back. */
export function hoodParts({ front }: UpperGarment, { detail, random, worn }: FormContext): Part[] {
  const collared = worn?.under?.knitted === false;
  const sheet = lyingHoodMesh(
    lyingHood({
      seam: collared ? IN_COLLAR : SEAM,
      top: collared ? OVER_COLLAR : TOP,
      outside: collared ? BEHIND_COLLAR : OUTSIDE,
      phase: random() * 20,
    }),
    detail,
  );
  const hood = { role: 'cloth', colourPart: 'hood' } as const;
  return [
    { ...hood, name: 'hood', mesh: sheet, outermost: true },
    ...[1, -1].flatMap((side) => cord(front.piece, side)),
  ];
}

const TIP = material({ albedo: [0.5, 0.49, 0.48], roughness: 0.3, metal: 1 });

/** Builds a drawstring with a tipped end, which hangs from its eyelet down the chest. */
function cord({ mesh, rest }: UpperGarment['front']['piece'], side: number): Part[] {
  const path: MutableVec3[] = [[side * 0.024, 1.378, 0.138]];
  for (let i = 1; i <= 9; i++) {
    const y = 1.372 - i * 0.0165;
    const spot = spotOn(mesh, side * (0.026 + 0.004 * Math.sin(i * 0.7 + side)), y, 1, rest);
    if (!spot) continue;
    const lift = 0.0035 + 0.006 * Math.max(0, 1 - i / 3);
    path.push([
      spot.at[0] + spot.normal[0] * lift,
      spot.at[1] + spot.normal[1] * lift,
      spot.at[2] + spot.normal[2] * lift,
    ]);
  }
  if (path.length < 4) return [];
  const name = side > 0 ? 'left cord' : 'right cord';
  return [
    { name, role: 'cloth', colourPart: 'laces', mesh: tubeMesh(path, { radius: 0.0027, sides: 12 }), solid: true },
    {
      name: `${name} tip`,
      role: 'hardware',
      colourPart: 'hardware',
      material: TIP,
      mesh: tubeMesh(path.slice(-2), { radius: 0.0034, sides: 12 }),
      solid: true,
    },
  ];
}
