/** Chains of single links along a path. */
import { TAU } from '../../../foundation/geometry/interpolation.ts';
import { latheMesh } from '../../../foundation/geometry/mesh/lathe.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { pathLength } from '../../../foundation/geometry/curves/path.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { roundedLoft } from '../../../foundation/geometry/mesh/rounded-loft.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { addScaled, cross, dot, mix, normalise, subtract } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Attributes } from '../../../words/prompt/vocabulary/attributes.ts';
import { atDetail } from '../../parts/at-detail.ts';

type ChainName = NonNullable<Attributes['chain']>;

/** Path, thickness in metres, direction away from the skin, and level of detail of a chain. */
interface ChainRequest {
  readonly path: readonly Vec3[];
  readonly size: number;
  readonly outward: (p: Vec3) => Vec3;
  readonly detail: number;
}

/** Position of a link or bead: its point, the direction along the path, and the direction away from the skin. */
export interface ChainPlace {
  readonly at: Vec3;
  readonly along: Vec3;
  readonly out: Vec3;
}

/** Evenly spread places, about `pitch` metres apart and at least two, of a path; `outward` gives the direction away from the skin. */
export function placesAlong(path: readonly Vec3[], pitch: number, outward: (p: Vec3) => Vec3): ChainPlace[] {
  const count = Math.max(2, Math.floor(pathLength(path) / pitch));
  const step = pathLength(path) / count;
  const places: ChainPlace[] = [];
  let next = step / 2;
  let walked = 0;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    const length = Math.hypot(...subtract(b, a));
    while (next <= walked + length && places.length < count) {
      const at = mix(a, b, (next - walked) / length);
      const along = normalise(subtract(b, a));
      const out = outward(at);
      places.push({ at, along, out: normalise(addScaled(out, along, -dot(out, along))) });
      next += step;
    }
    walked += length;
  }
  return places;
}

/** A chain of `size` metres thickness. */
export function chainMeshes(
  name: ChainName,
  path: readonly Vec3[],
  size: number,
  outward: (p: Vec3) => Vec3,
  detail: number,
): Mesh[] {
  return CHAINS[name]({ path, size, outward, detail });
}

const CHAINS: Readonly<Record<ChainName, (request: ChainRequest) => Mesh[]>> = {
  cable: linked(1.42, cableLink),
  curb: linked(1.06, curbLink),
  box: linked(0.86, boxLink),
  snake: snakeMeshes,
  rope: ({ path, size, detail }) => ropeMeshes(path, size, detail),
};

type LinkMesh = (place: ChainPlace, size: number, i: number, detail: number) => Mesh;

/** Minimum detail of a link. Coarser links lose their shape. */
const MIN_LINK_DETAIL = 0.5;

/** A chain of single links. `pitch` is in thicknesses of the chain. */
function linked(pitch: number, link: LinkMesh) {
  return ({ path, size, outward, detail }: ChainRequest): Mesh[] =>
    placesAlong(path, size * pitch, outward).map((place, i) => link(place, size, i, Math.max(MIN_LINK_DETAIL, detail)));
}

function snakeMeshes({ path, size, detail }: ChainRequest): Mesh[] {
  const fine = Math.max(MIN_LINK_DETAIL, detail);
  const rings = pathLength(path) / (size * 0.55);
  return [
    tubeMesh(path, {
      radius: (t) => size * 0.5 * (0.93 + 0.07 * Math.abs(Math.sin(t * rings * Math.PI))),
      sides: atDetail(20, fine),
      rows: Math.round(rings * 6 * Math.min(1, fine)),
    }),
  ];
}

function ovalLink({ at }: ChainPlace, long: Vec3, wide: Vec3, wire: number, detail: number): Mesh {
  const steps = atDetail(30, detail);
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const angle = (i / steps) * TAU;
    const power = (value: number) => Math.sign(value) * Math.pow(Math.abs(value), 0.82);
    return addScaled(addScaled(at, long, power(Math.cos(angle))), wide, power(Math.sin(angle)));
  });
  return tubeMesh(path, {
    radius: wire,
    closed: true,
    sides: atDetail(12, detail),
    rows: steps,
    up: normalise(cross(long, wide)),
  });
}

function scaled(a: Vec3, by: number): Vec3 {
  return [a[0] * by, a[1] * by, a[2] * by];
}

/** Every second link is rotated by 90 degrees about the chain. */
function cableLink(place: ChainPlace, size: number, i: number, detail: number): Mesh {
  const side = cross(place.along, place.out);
  const lean = i % 2 === 0 ? 0.35 : 1.57 + 0.35;
  const wide = addScaled(scaled(side, Math.cos(lean)), place.out, Math.sin(lean));
  return ovalLink(place, scaled(place.along, size * 0.98), scaled(wide, size * 0.62), size * 0.165, detail);
}

/** All links lie nearly flat, turned by the same small angle to the chain. */
function curbLink(place: ChainPlace, size: number, _i: number, detail: number): Mesh {
  const side = cross(place.along, place.out);
  const wide = addScaled(scaled(side, 0.95), place.out, 0.32);
  const long = normalise(addScaled(place.along, side, 0.34));
  return ovalLink(place, scaled(long, size * 0.82), scaled(wide, size * 0.66), size * 0.2, detail);
}

function boxLink(place: ChainPlace, size: number, i: number, detail: number): Mesh {
  const half = size * 0.46;
  const loft = roundedLoft({
    columns: atDetail(32, detail),
    rows: atDetail(24, detail),
    bottom: -half,
    top: half,
    corner: half * 0.25,
    edge: half * 0.25,
    halfWidth: () => half * (i % 2 === 0 ? 1 : 0.82),
    halfDepth: () => half * (i % 2 === 0 ? 0.82 : 1),
  });
  return placeMesh(loft, { at: place.at, up: place.along, front: place.out });
}

function ropeMeshes(path: readonly Vec3[], size: number, detail: number): Mesh[] {
  const turns = pathLength(path) / (size * 2.1);
  return [0, 1, 2].map((strand) => {
    const steps = path.length - 1;
    const twisted: Vec3[] = [];
    const rows = Math.round(turns * 14);
    for (let i = 0; i <= rows; i++) {
      const at = (i / rows) * steps;
      const k = Math.min(steps - 1, Math.floor(at));
      const p = mix(path[k]!, path[k + 1]!, at - k);
      const along = normalise(subtract(path[k + 1]!, path[k]!));
      const first = normalise(cross(along, [0.1, 0.2, 1]));
      const second = cross(along, first);
      const angle = (i / rows) * turns * TAU + (strand * TAU) / 3;
      twisted.push(
        addScaled(addScaled(p, first, size * 0.27 * Math.cos(angle)), second, size * 0.27 * Math.sin(angle)),
      );
    }
    return tubeMesh(twisted, { radius: size * 0.27, sides: atDetail(12, detail), rows });
  });
}

/** A ball: a pearl of a strand or a bead of a chain. */
export function ball(at: Vec3, radius: number, detail: number): Mesh {
  const steps = atDetail(24, detail);
  const outline = Array.from({ length: steps + 1 }, (_, i): [number, number] => [
    Math.max(1e-6, radius * Math.sin((i / steps) * Math.PI)),
    radius * Math.cos((i / steps) * Math.PI),
  ]);
  return placeMesh(latheMesh(outline, { columns: atDetail(36, detail) }), { at });
}
