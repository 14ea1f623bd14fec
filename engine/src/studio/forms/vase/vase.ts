import { lerp, smoothstep } from '../../../geometry/interpolation.ts';
import { latheMesh } from '../../../geometry/lathe.ts';
import { curve } from '../../../geometry/profile.ts';
import type { Random } from '../../../geometry/random.ts';
import { surfaceNets } from '../../../geometry/surface-nets.ts';
import { linearFromHex } from '../../colour.ts';
import { atDetail } from '../../form.ts';
import type { Form } from '../../form.ts';
import { absorptionOf } from '../../glass/glass-body.ts';
import type { GlassBody } from '../../glass/glass-body.ts';
import type { Part } from '../../part.ts';

/** Radius in metres at a share 0 to 1 of the height, for each silhouette. */
interface VaseShape {
  readonly height: number;
  readonly radius: readonly (readonly [share: number, metres: number])[];
  /** Grooves round the body; 0 for none. */
  readonly flutes: number;
}

const BALUSTER: VaseShape = {
  height: 0.34,
  flutes: 0,
  radius: [
    [0, 0.05],
    [0.05, 0.052],
    [0.3, 0.083],
    [0.58, 0.099],
    [0.76, 0.079],
    [0.87, 0.045],
    [0.94, 0.038],
    [1, 0.05],
  ],
};
const BOTTLE: VaseShape = {
  height: 0.36,
  flutes: 0,
  radius: [
    [0, 0.058],
    [0.1, 0.082],
    [0.27, 0.094],
    [0.46, 0.07],
    [0.6, 0.034],
    [0.75, 0.0225],
    [0.94, 0.022],
    [1, 0.031],
  ],
};
const GLOBE: VaseShape = {
  height: 0.25,
  flutes: 0,
  radius: [
    [0, 0.05],
    [0.12, 0.085],
    [0.42, 0.117],
    [0.7, 0.1],
    [0.88, 0.052],
    [0.95, 0.045],
    [1, 0.052],
  ],
};
const CYLINDER: VaseShape = {
  height: 0.3,
  flutes: 0,
  radius: [
    [0, 0.072],
    [0.03, 0.075],
    [0.5, 0.077],
    [1, 0.08],
  ],
};
const TEARDROP: VaseShape = {
  height: 0.33,
  flutes: 0,
  radius: [
    [0, 0.045],
    [0.14, 0.083],
    [0.32, 0.098],
    [0.6, 0.066],
    [0.82, 0.03],
    [0.95, 0.0235],
    [1, 0.029],
  ],
};
const FLUTED: VaseShape = { ...BALUSTER, flutes: 22 };

const WALL = 0.0055;

/** A thrown vase of ceramic, or of clear or coloured glass. */
export const vase: Form = {
  name: 'vase',
  fabric: 'ceramic',
  build({ piece, random, freedom, detail }) {
    const shape = vaseShape(piece.attributes.shape, freedom, random);
    const radius = profileOf(shape);
    const named = piece.colours.find((colour) => colour.part === 'main');
    const part =
      piece.fabric === 'glass'
        ? glassVase(shape, radius, named ? absorptionOf(linearFromHex(named.hex), 0.014) : [2, 1, 1.4], detail)
        : thrownVase(shape, radius, detail);
    return { parts: [part], presentation: 'floor', turn: 0 };
  },
};

function vaseShape(asked: string | undefined, freedom: number, random: Random): VaseShape {
  const own: Readonly<Record<string, VaseShape>> = {
    ...{ round: GLOBE, cylinder: CYLINDER, rectangular: CYLINDER, square: CYLINDER, tall: BOTTLE },
    ...{ teardrop: TEARDROP, fluted: FLUTED, faceted: FLUTED, organic: TEARDROP },
  };
  const free = [BALUSTER, BOTTLE, GLOBE, TEARDROP];
  const plain = random() < freedom ? free[Math.floor(random() * free.length)]! : BALUSTER;
  return (asked !== undefined ? own[asked] : undefined) ?? plain;
}

function profileOf({ height, radius }: VaseShape): (y: number) => number {
  const at = curve(radius.map(([share, metres]) => [share * height, metres] as const));
  return (y) => at(y);
}

/** Outer wall, round lip and the inside down to its floor. */
function thrownVase({ height, flutes }: VaseShape, radius: (y: number) => number, detail: number): Part {
  const outline: [number, number][] = [];
  const inside = atDetail(70, detail);
  for (let i = 0; i <= inside; i++) {
    const y = lerp(0.012, height - WALL / 2, i / inside);
    outline.push([Math.max(0.0005, radius(y) - WALL) * smoothstep(0, 0.06, i / inside), y]);
  }
  const lip = radius(height) - WALL / 2;
  for (let i = 1; i < 12; i++) {
    const angle = Math.PI * (1 - i / 12);
    outline.push([lip + (WALL / 2) * Math.cos(angle), height - WALL / 2 + (WALL / 2) * Math.sin(angle)]);
  }
  const rows = atDetail(180, detail);
  const foot = 0.003;
  for (let i = 0; i <= rows; i++)
    outline.push([radius(lerp(height - WALL / 2, foot, i / rows)), lerp(height - WALL / 2, foot, i / rows)]);
  for (let i = 1; i <= 6; i++) {
    const angle = ((i / 6) * Math.PI) / 2;
    outline.push([radius(foot) - foot * (1 - Math.cos(angle)), foot - foot * Math.sin(angle)]);
  }
  outline.push([0.0005, 0]);
  const section = (angle: number, y: number) =>
    1 +
    (flutes > 0
      ? 0.02 *
        smoothstep(0.01, 0.05, y) *
        smoothstep(height, height - 0.08, y) *
        Math.abs(Math.cos((angle * flutes) / 2))
      : 0);
  return {
    name: 'vase',
    role: 'cloth',
    mesh: latheMesh(outline, { columns: atDetail(260, detail), section }),
    solid: true,
  };
}

function glassVase(
  { height, flutes }: VaseShape,
  radius: (y: number) => number,
  tint: readonly [number, number, number],
  detail: number,
): Part {
  const body = (x: number, y: number, z: number, wall: number, floor: number) => {
    const cut = flutes > 0 && wall === 0 ? 0.0016 * Math.abs(Math.cos((Math.atan2(x, z) * flutes) / 2)) : 0;
    const side = (Math.sqrt(x * x + z * z) - radius(y) - cut + wall) * 0.72;
    return Math.max(side, floor - y, wall > 0 ? y - height - 0.02 : y - height);
  };
  const glass: GlassBody = {
    outer: (x, y, z) => Math.max(body(x, y, z, 0, 0), -body(x, y, z, WALL * 0.8, 0.014)),
    // Open at the top: the hollow belongs to the room, and only the wall is glass.
    inner: () => 1,
    level: -Infinity,
    glass: tint,
    liquid: [0, 0, 0],
    enclosed: [],
  };
  const mesh = surfaceNets(glass.outer, {
    bounds: { min: [-0.13, -0.006, -0.13], max: [0.13, height + 0.008, 0.13] },
    cell: 0.0026 / Math.max(0.45, detail),
    steepness: 1.6,
  });
  return { name: 'vase', role: 'glass', mesh, glass, solid: true, castsShadow: false };
}
