import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { clamp, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { roundedLoft } from '../../../foundation/geometry/mesh/rounded-loft.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { FormContext } from '../../parts/form.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part, Shape } from '../../parts/part.ts';
import { shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import { OWN_THREAD } from '../../construction/sewing/seam.ts';
import { zipParts } from '../../construction/hardware/zip.ts';
import { bagFinish } from './bag-finish.ts';
import { strapSeam } from './carrying.ts';

/** A filled bag of cloth whose front is an arch, in metres. */
interface Pack {
  readonly bottom: number;
  readonly top: number;
  /** Half its width, and half its depth at the bottom and at the top. */
  readonly half: number;
  readonly deep: readonly [bottom: number, top: number];
  /** Height of the arch. */
  readonly arch: number;
  /** Metres from the centre of the backpack to its own. */
  readonly forward: number;
}

const BODY: Pack = { bottom: 0, top: 0.43, half: 0.148, deep: [0.082, 0.056], arch: 0.13, forward: 0 };
const POCKET: Pack = { bottom: 0.022, top: 0.212, half: 0.122, deep: [0.026, 0.018], arch: 0.07, forward: 0.084 };

/** Radius of the upright edges of a pack, which its flat top is at least as wide as. */
const cornerOf = ({ deep }: Pack): number => Math.min(0.036, deep[1] * 0.7);

const halfWidth = (pack: Pack, y: number): number => {
  const { top, half, arch } = pack;
  const up = clamp((y - top + arch) / arch);
  return Math.max(1.05 * cornerOf(pack), half * (1 - up ** 2.6) ** (1 / 2.6));
};
const halfDepth = ({ bottom, top, deep }: Pack, y: number): number =>
  lerp(deep[0], deep[1], smoothstep(0, 1, (y - bottom) / (top - bottom)));

/** Metres by which the filled cloth bulges and sags. */
const relief = (x: number, y: number, z: number): number =>
  0.0042 * noise3(x * 9 + 4, y * 7, z * 6) + 0.0016 * noise3(x * 21, y * 15, z * 10);

function packMesh(pack: Pack, detail: number): Mesh {
  const { bottom, top, half, forward } = pack;
  const mesh = roundedLoft({
    bottom,
    top,
    halfWidth: (y) => halfWidth(pack, y),
    halfDepth: (y) => halfDepth(pack, y),
    corner: cornerOf(pack),
    edge: Math.min(0.024, pack.deep[1] * 0.6),
    relief: (x, y, z) => relief(x, y, z) + 0.012 * Math.max(0, 1 - (x / half) ** 2) * Math.sin((Math.PI * (y - bottom)) / (top - bottom)), // prettier-ignore
    columns: atDetail(250, detail),
    rows: atDetail(170, detail),
  });
  return placeMesh(mesh, { at: [0, 0, forward] });
}

/** A backpack of cloth with a zip over its top, a zipped pocket in front, padded straps and a loop. */
export function zipBackpack({ piece, detail }: FormContext): Shape {
  const isNamed = piece.colours.some(({ part }) => part === 'hardware' || part === 'zip');
  const finish = bagFinish(piece, 0.04);
  const painted = paintInOrder(finish, archSeam(BODY));
  const front = paintInOrder(finish, archSeam(POCKET));
  const [pocketZip, pocketPuller, pocketSlider] = zipParts(acrossPocket(), [0, 0, 1], isNamed, detail);
  const rename = (part: Part, prefix: string): Part => ({ ...part, name: `${prefix} ${part.name}` });
  return {
    parts: [
      { name: 'walls', role: 'cloth', mesh: packMesh(BODY, detail), solid: true, detail: painted! },
      {
        name: 'pocket',
        role: 'cloth',
        colourPart: 'pockets',
        mesh: packMesh(POCKET, detail),
        solid: true,
        detail: front!,
      },
      ...zipParts(overTop(), [-1, 0, 0], isNamed, detail),
      ...[pocketZip!, pocketPuller!, pocketSlider!].map((part) => rename(part, 'pocket')),
      ...straps(detail),
    ],
    presentation: 'floor',
    turn: 0.42,
  };
}

/** The line of the zip, on the outside of the body a little in front of its middle. */
function overTop(): Vec3[] {
  const z = 0.03;
  const heights = [0.17, 0.21, 0.25, 0.29, 0.32, 0.35, 0.375, 0.395, 0.41, 0.42];
  const side = (sign: 1 | -1) => heights.map((y): Vec3 => [sign * (halfWidth(BODY, y) + 0.001), y, z]);
  return smoothPath([...side(-1), [-0.04, BODY.top + 0.0015, z], [0, BODY.top + 0.0025, z], [0.04, BODY.top + 0.0015, z], ...side(1).reverse()], 6); // prettier-ignore
}

function acrossPocket(): Vec3[] {
  const y = POCKET.top - 0.052;
  return Array.from({ length: 41 }, (_, i): Vec3 => {
    const x = lerp(-0.098, 0.098, i / 40);
    const bulge =
      0.012 * (1 - (x / POCKET.half) ** 2) * Math.sin((Math.PI * (y - POCKET.bottom)) / (POCKET.top - POCKET.bottom));
    const round = 0.006 * smoothstep(0.075, 0.1, Math.abs(x));
    return [x, y, POCKET.forward + halfDepth(POCKET, y) + bulge + relief(x, y, halfDepth(POCKET, y)) - round + 0.0008];
  });
}

/** Two padded straps that stand out behind, and the loop. */
function straps(detail: number): Part[] {
  const shoulder = [-1, 1].map((side): Part => {
    const path: Vec3[] = [
      [side * 0.045, 0.405, -0.052],
      [side * 0.08, 0.4, -0.096],
      [side * 0.132, 0.31, -0.138],
      [side * 0.152, 0.19, -0.134],
      [side * 0.138, 0.08, -0.104],
      [side * 0.112, 0.03, -0.07],
    ];
    return {
      name: side < 0 ? 'left shoulder strap' : 'right shoulder strap',
      role: 'cloth',
      colourPart: 'straps',
      mesh: beltMesh(smoothPath(path, 10), {
        half: (t) => 0.029 - 0.016 * smoothstep(0.58, 0.78, t),
        thickness: 0.012,
        up: [side * 0.4, 0, -1],
        rows: atDetail(120, detail),
      }),
      solid: true,
      detail: strapSeam(0.029, 0.012, OWN_THREAD),
    };
  });
  const arch: Vec3[] = [[-0.034, BODY.top - 0.006, -0.032], [-0.032, BODY.top + 0.022, -0.034], [-0.014, BODY.top + 0.036, -0.034], [0.014, BODY.top + 0.036, -0.034], [0.032, BODY.top + 0.022, -0.034], [0.034, BODY.top - 0.006, -0.032]]; // prettier-ignore
  const mesh = beltMesh(smoothPath(arch, 8), { half: 0.011, thickness: 0.004, up: [-1, 0, 0], rows: 80 });
  return [...shoulder, { name: 'loop', role: 'cloth', colourPart: 'handle', solid: true, mesh, detail: strapSeam(0.011, 0.004, OWN_THREAD) }]; // prettier-ignore
}

/** The piped seam between the front of a pack and its sides. */
const archSeam =
  (pack: Pack): Painter =>
  (point, surface) => {
    const inside = Math.min(halfWidth(pack, point.y) - Math.abs(point.x), point.y - pack.bottom, pack.top - point.y);
    if (Math.abs(point.nz) < 0.3) return;
    shadeLine(surface, inside - 0.011, 0.001, 0.4);
    stitchRow(point, surface, inside - 0.0145, point.y + Math.abs(point.x), OWN_THREAD);
  };
