import { lerp, smoothstep, TAU } from '../../../foundation/geometry/interpolation.ts';
import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { latheMesh } from '../../../foundation/geometry/mesh/lathe.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { shadeLine } from '../../construction/sewing/seam.ts';
import { material } from '../../materials/material.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Part } from '../../parts/part.ts';

/** Heights in metres of the hem of the rolled cloth and of its upper end. */
const [HEM, TOP] = [0.075, 0.3];
/** Number of panels, whose free edges are rolled round the shaft. */
const PANELS = 8;
/** Turns of a panel's edge round the shaft from its hem to its top. */
const ROLLED = 0.34;
/** Height in metres of the strap that holds the roll. */
const STRAP = 0.118;
/** Radius in metres of the roll by height. */
const RADIUS = curve([
  [HEM, 0.0285],
  [HEM + 0.02, 0.0292],
  [STRAP, 0.0258],
  [0.17, 0.0275],
  [0.25, 0.0235],
  [0.288, 0.0175],
  [TOP, 0.0135],
]);

const CASE = material({ albedo: [0.016, 0.016, 0.017], roughness: 0.42, reflectance: 0.045, wrap: 0 });
const STEEL = material({ albedo: [0.62, 0.62, 0.62], roughness: 0.28, metal: 1, reflectance: 0.6, wrap: 0 });

/** A folding umbrella that is rolled and strapped, on its short handle with a loop for the wrist. */
export function foldedUmbrella(detail: number): Part[] {
  const roll = gridMesh(
    {
      columns: PANELS * atDetail(36, detail),
      rows: atDetail(110, detail),
      closed: true,
      flip: true,
      develop: (u, v, _position, out) => {
        out[0] = u * TAU * 0.028;
        out[1] = -v * (TOP - HEM);
      },
    },
    (u, v, out) => {
      const y = lerp(TOP, HEM - 0.007 * Math.abs(Math.sin(u * PANELS * Math.PI)), v);
      const radius = RADIUS(y) * layer(u, y);
      [out[0], out[1], out[2]] = [radius * Math.cos(u * TAU), y, radius * Math.sin(u * TAU)];
    },
  );
  const band = Array.from({ length: 65 }, (_, i): Vec3 => {
    const angle = (i / 64) * TAU;
    const radius = RADIUS(STRAP) * 1.035;
    return [radius * Math.cos(angle), STRAP + 0.002 * Math.cos(angle), radius * Math.sin(angle)];
  });
  const strap = beltMesh(band, {
    half: 0.0085,
    thickness: 0.0014,
    up: [1, 0, 0],
    closed: true,
    rows: atDetail(130, detail),
  });
  const snap = turned(
    [
      [0.0001, 0.0022],
      [0.004, 0.002],
      [0.0052, 0.0008],
      [0.0052, 0],
    ],
    32,
  );
  const at = RADIUS(STRAP) * 1.035 + 0.0006;
  const handle = turned([[0.0001, 0], [0.0165, 0], [0.019, 0.003], [0.0195, 0.02], [0.0175, 0.046], [0.0165, 0.06], [0.015, 0.064], [0.0001, 0.064]], 72); // prettier-ignore
  const cap = turned([[0.0145, TOP - 0.006], [0.015, TOP], [0.0142, TOP + 0.009], [0.0085, TOP + 0.013], [0.006, TOP + 0.02], [0.0001, TOP + 0.021]], 64); // prettier-ignore
  const tips = Array.from({ length: PANELS }, (_, i) => {
    const angle = ((i + 0.5) / PANELS) * TAU;
    const foot: Vec3 = [0.024 * Math.cos(angle), HEM - 0.006, 0.024 * Math.sin(angle)];
    return tubeMesh([foot, [foot[0], HEM + 0.014, foot[2]]], { radius: 0.0019, sides: 10, rows: 4 });
  });
  const loop = smoothPath([[0.006, 0.006, 0.012], [0.03, -0.014, 0.02], [0.052, -0.012, 0.022], [0.066, 0.03, 0.018], [0.05, 0.062, 0.02], [0.03, 0.028, 0.024], [0.008, 0.004, 0.016]], 10); // prettier-ignore
  return [
    {
      name: 'canopy',
      role: 'cloth',
      mesh: roll,
      solid: true,
      detail: (point, surface) => {
        const edge = edgeOf(Math.atan2(point.z, point.x) / TAU, point.y);
        shadeLine(surface, (edge < 0.5 ? edge : edge - 1) * 0.02, 0.0012, 0.5);
      },
    },
    { name: 'strap', role: 'cloth', mesh: strap, solid: true },
    {
      name: 'wrist loop',
      role: 'cloth',
      colourPart: 'handle',
      mesh: beltMesh(loop, { half: 0.0045, thickness: 0.0016, up: [0, 0, 1], rows: 120 }),
      solid: true,
      material: CASE,
    },
    {
      name: 'handle',
      role: 'hardware',
      colourPart: 'handle',
      mesh: mergeMeshes([handle, cap]),
      solid: true,
      material: CASE,
    },
    {
      name: 'ribs',
      role: 'hardware',
      colourPart: 'hardware',
      mesh: mergeMeshes([
        ...tips,
        placeMesh(snap, { at: [0.25 * at, STRAP, 0.968 * at], up: [0.25, 0, 0.968], front: [0, 1, 0] }),
      ]),
      solid: true,
      material: STEEL,
    },
  ];
}

/** Share of the way over the panel that lies outermost, from its free edge on. */
function edgeOf(turn: number, y: number): number {
  const at = PANELS * (turn + (ROLLED * (y - HEM)) / (TOP - HEM));
  return at - Math.floor(at);
}

/** Share of the roll's radius where a panel lies over the next one; the strap presses the panels flat. */
function layer(turn: number, y: number): number {
  const share = edgeOf(turn, y);
  const loose = Math.min(smoothstep(0.004, 0.03, Math.abs(y - STRAP)), smoothstep(TOP + 0.002, TOP - 0.04, y));
  const rise = smoothstep(0, 0.09, share) * (1 - 0.8 * smoothstep(0.09, 1, share));
  return 1 + 0.085 * (0.3 + 0.7 * loose) * (rise - 0.5);
}

const turned = (outline: readonly (readonly [number, number])[], columns: number) =>
  latheMesh(
    outline.map(([radius, y]): [number, number] => [radius, y]),
    { columns },
  );
