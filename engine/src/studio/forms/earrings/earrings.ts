import { latheMesh } from '../../../foundation/geometry/mesh/lathe.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { addScaled, cross, normalise } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Form } from '../../parts/form.ts';
import type { Stone } from '../../parts/gem-body.ts';
import { material } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { bead } from '../../construction/gemstones/claws.ts';
import { gemOf, gemPart, isCut } from '../../construction/gemstones/gemstones.ts';
import type { GemCut } from '../../construction/gemstones/gem-cut.ts';
import type { GemName } from '../../construction/gemstones/gemstones.ts';
import { preciousMaterial, preciousMetal } from '../../construction/finishes/precious-metal.ts';
import { drop, hoop, stud } from './earring-designs.ts';
import type { Earring, EarringRequest } from './earring-designs.ts';

type Gems = NonNullable<Piece['attributes']['gem']>;

/** Features of each kind of earrings, one row per kind. */
interface EarringKind {
  readonly build: (request: EarringRequest) => Earring;
  /** True when the earrings hang from a small stand. */
  readonly hangs: boolean;
  /** Turn towards the camera in radians. */
  readonly turn: number;
  /** Cut of the stone: by default, by its gem, and whether words can name another. */
  readonly stone: {
    readonly usual: GemCut;
    readonly byGem: { readonly [Gem in Gems]?: GemCut };
    readonly chosen: boolean;
  };
}

/** A pair of earrings: hoops stand, studs lie on their posts, drops hang from a small stand. */
export const earrings: Form = {
  name: 'earrings',
  fabric: 'metal',
  adapt: preciousMetal,
  build({ piece, detail }) {
    const gem = gemOf(piece, null);
    const kind = kindOf(piece, gem);
    const request: EarringRequest = { gem, cut: cutOf(piece, kind), size: sizeOf(piece), detail };
    const { metal, stones } = kind.build(request);
    const polished = preciousMaterial(piece);
    const parts: Part[] = [
      {
        name: 'metal',
        role: 'cloth',
        mesh: mergeMeshes(metal),
        solid: true,
        thin: true,
        ...(polished ? { material: polished } : {}),
      },
    ];
    if (gem && stones.length > 0) parts.push(gemPart('stones', gem, request.cut, stones, detail));
    if (kind.hangs) parts.push(standPart(detail));
    return { parts, presentation: 'floor', turn: kind.turn, rig: 'jewellery' };
  },
};

function kindOf({ cut, attributes }: Piece, gem: GemName | null): EarringKind {
  const named = cut && KINDS[cut];
  if (named) return named;
  const byShape = attributes.shape && KINDS_BY_SHAPE[attributes.shape];
  if (byShape) return byShape;
  if (gem === null) return HOOP;
  return isCut(gem) || ROUND_GEMS.has(gem) ? STUD : DROP;
}

function cutOf({ attributes }: Piece, { stone }: EarringKind): EarringRequest['cut'] {
  if (!stone.chosen) return stone.usual;
  const { stoneCut, shape, gem } = attributes;
  return stoneCut ?? (shape && CUTS_BY_SHAPE[shape]) ?? (gem && stone.byGem[gem]) ?? stone.usual;
}

function sizeOf({ attributes: { fit } }: Piece): number {
  return (fit && SIZES[fit]) ?? 1;
}

/** Scale of a pair by the words for its fit. */
const SIZES: { readonly [Fit in NonNullable<Piece['attributes']['fit']>]?: number } = { oversized: 1.5, slim: 0.6 };

/** The second hoop is a little behind the first and turned away from it, as in product photographs. */
const HOOP: EarringKind = {
  hangs: false,
  turn: 0.1,
  stone: { usual: 'round', byGem: {}, chosen: false },
  build(request) {
    const apart = 0.0145 * request.size;
    return pair(hoop(request), [
      { at: [-apart, 0, 0.006 * request.size], front: [0.5, 0, 0.87] },
      { at: [apart, 0, -0.008 * request.size], front: [-0.22, 0, 0.975] },
    ]);
  },
};
const STUD: EarringKind = {
  hangs: false,
  turn: 0.1,
  stone: { usual: 'round', byGem: { emerald: 'emerald' }, chosen: true },
  build(request) {
    const apart = 0.0066 * request.size;
    return pair(stud(request), [
      { at: [-apart, 0, 0.0022], front: [0.36, 0.25, 0.9] },
      { at: [apart, 0, -0.0022], front: [-0.2, 0.25, 0.95] },
    ]);
  },
};
const DROP: EarringKind = {
  hangs: true,
  turn: 0.22,
  stone: { usual: 'pear', byGem: {}, chosen: true },
  build(request) {
    const [left, right] = [-1, 1].map((side) => drop(request, [side * 0.0155, BAR_HEIGHT, 0], BAR));
    return { metal: [...left!.metal, ...right!.metal], stones: [...left!.stones, ...right!.stones] };
  },
};

const KINDS: { readonly [Cut in NonNullable<Piece['cut']>]?: EarringKind } = {
  'stud-earrings': STUD,
  'hoop-earrings': HOOP,
  'drop-earrings': DROP,
};

type Shapes = NonNullable<Piece['attributes']['shape']>;

/** Kinds that follow from the shape that words name. */
const KINDS_BY_SHAPE: { readonly [Shape in Shapes]?: EarringKind } = { teardrop: DROP };
/** Cuts that follow from the shape that words name. */
const CUTS_BY_SHAPE: { readonly [Shape in Shapes]?: GemCut } = { square: 'princess' };
/** Gems without facets that are set as studs. The others hang. */
const ROUND_GEMS: ReadonlySet<GemName> = new Set(['pearl']);

interface Pose {
  readonly at: Vec3;
  readonly front: Vec3;
}

/** An earring twice, each standing on the floor. */
function pair(one: Earring, poses: readonly Pose[]): Earring {
  const metal: Mesh[] = [];
  const stones: Stone[] = [];
  const whole = mergeMeshes(one.metal);
  for (const { at, front } of poses) {
    const right = normalise(cross([0, 1, 0], front));
    const up = cross(front, right);
    const turn = ([x, y, z]: Vec3): Vec3 => addScaled(addScaled(addScaled([0, 0, 0], right, x), up, y), front, z);
    const placed = placeMesh(whole, { at: [0, 0, 0], up, front });
    const lowest = Math.min(meshBounds([placed]).min[1], ...one.stones.map((s) => turn(s.at)[1] - s.size));
    const foot: Vec3 = [at[0], -lowest, at[2]];
    metal.push(placeMesh(placed, { at: foot }));
    for (const stone of one.stones) {
      const [x, y, z] = turn(stone.at);
      const where: Vec3 = [x + foot[0], y + foot[1], z + foot[2]];
      stones.push({ at: where, x: turn(stone.x), y: turn(stone.y), z: turn(stone.z), size: stone.size });
    }
  }
  return { metal, stones };
}

/** Height of the bar that drops hang from, and its radius, metres. */
const [BAR_HEIGHT, BAR] = [0.056, 0.0017];

/** A bar on a post with a round foot, lacquered dark. */
function standPart(detail: number): Part {
  const foot: [number, number][] = [
    [1e-6, 0.0052],
    [0.001, 0.0052],
    [0.0162, 0.0052],
    [0.0168, 0.00518],
    [0.0178, 0.0049],
    [0.0182, 0.0042],
    [0.0182, 0.0006],
    [0.0178, 0],
    [0, 0],
  ];
  const sides = atDetail(28, detail);
  const bar = tubeMesh(
    [
      [-0.0285, BAR_HEIGHT, 0],
      [0.0285, BAR_HEIGHT, 0],
    ],
    { radius: BAR, sides, rows: 8 },
  );
  const ends = [-1, 1].map((side) => bead([side * 0.0285, BAR_HEIGHT, 0], BAR, [side, 0, 0], detail));
  const post = tubeMesh(
    [
      [0, 0.005, 0],
      [0, BAR_HEIGHT, 0],
    ],
    { radius: 0.0019, sides, rows: 8 },
  );
  return {
    name: 'stand',
    role: 'stand',
    solid: true,
    mesh: mergeMeshes([latheMesh(foot, { columns: atDetail(96, detail) }), post, bar, ...ends]),
    material: material({ albedo: [0.022, 0.022, 0.024], roughness: 0.38, reflectance: 0.05, wrap: 0 }),
  };
}
