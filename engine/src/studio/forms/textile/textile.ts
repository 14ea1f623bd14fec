/**
 * A length of cloth as in a mill's product photograph: gathered at one corner, with folds that fan out across the
 * picture.
 */
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { fractalNoise2 } from '../../../foundation/geometry/noise.ts';
import { between } from '../../../foundation/geometry/random.ts';
import type { Random } from '../../../foundation/geometry/random.ts';
import type { Drape } from '../../fabrics/fabric.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Form } from '../../parts/form.ts';

/** Length in metres of a side of the cloth. */
const SIDE = 0.5;
/** Distance in metres of the gathering point from the centre, beyond the corner. */
const GATHER = 0.34;

/** Height in metres of the fabric above the floor, so that its deepest trough stays above it. */
const CLEAR = 0.03;

export const textile: Form = {
  name: 'textile',
  build({ random, drape, detail }) {
    return { parts: [{ name: 'cloth', role: 'cloth', mesh: clothMesh(random, drape, detail) }], presentation: 'board' };
  },
};

interface Ridge {
  /** Direction from the gathering point in radians. */
  readonly angle: number;
  /** Half the width. */
  readonly width: number;
  /** Maximum height in metres. */
  readonly height: number;
  /** Distance in metres from the gathering point at which it fades out. */
  readonly reach: number;
  readonly bend: number;
}

function clothMesh(random: Random, { stiffness, weight, thickness }: Drape, detail: number): Mesh {
  const mirrored = random() < 0.5 ? -1 : 1;
  const ridges = fan(random, stiffness, weight);
  const count = atDetail(340, detail);
  return gridMesh({ columns: count, rows: count }, (u, v, out) => {
    const x = (u - 0.5) * SIDE;
    const z = (v - 0.5) * SIDE;
    const creep = 0.004 * (1 - stiffness) * fractalNoise2(x * 14, z * 14, 3, 3);
    out[0] = x * mirrored;
    out[1] = CLEAR + thickness + lift(ridges, x + GATHER, z + GATHER) + creep;
    out[2] = z;
  });
}

/** Soft cloth forms many narrow folds, stiff or heavy cloth a few broad ones. */
function fan(random: Random, stiffness: number, weight: number): readonly Ridge[] {
  const broad = 0.6 * stiffness + 0.4 * weight;
  const ridges: Ridge[] = [];
  let angle = between(random, -0.02, 0.08);
  while (angle < Math.PI / 2) {
    const width = (0.045 + 0.07 * broad) * between(random, 0.7, 1.5);
    const height = (0.042 + 0.016 * broad) * between(random, 0.5, 1.1);
    const reach = between(random, 0.5, 1.05);
    ridges.push({ angle, width, height, reach, bend: between(random, -0.1, 0.1) });
    angle += width * between(random, 2.1, 3.2);
  }
  return ridges;
}

/**
 * Height in metres at a point relative to the gathering point. Each ridge leans a little and rolls over into its
 * trough.
 */
function lift(ridges: readonly Ridge[], x: number, z: number): number {
  const far = Math.hypot(x, z);
  const angle = Math.atan2(z, x);
  let height = 0;
  for (const { angle: own, width, height: full, reach, bend } of ridges) {
    const q = (angle - own - bend * (far - 0.3)) / (width * (0.75 + 0.5 * far));
    if (q > 4.3 || q < -4.3) continue;
    const lean = q + 0.45 * q * q * Math.exp(-0.5 * q * q);
    const section = Math.exp(-lean * lean) - 0.28 * Math.exp(-0.9 * (q - 1.6) ** 2);
    height += full * smoothstep(0.05, 0.3, far) * (1 - 0.85 * smoothstep(0.3 * reach, reach, far)) * section;
  }
  return height;
}
