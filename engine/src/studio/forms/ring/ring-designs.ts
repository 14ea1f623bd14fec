/** Designs of rings: metal and stones, standing with the stone up. */
import { TAU, bell, clamp, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { addScaled } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Stone } from '../../parts/gem-body.ts';
import { gemFacets } from '../../construction/gemstones/gem-cut.ts';
import type { GemCut } from '../../construction/gemstones/gem-cut.ts';
import type { Painter } from '../../materials/material.ts';
import { INNER, bandMesh, onRing, outward } from './band.ts';
import { bezelMesh } from '../../construction/gemstones/bezel.ts';
import { bead, clawMeshes, girdleReach, railMesh } from '../../construction/gemstones/claws.ts';
import { isCut, stoneAt } from '../../construction/gemstones/gemstones.ts';
import type { GemName } from '../../construction/gemstones/gemstones.ts';

export interface RingDesign {
  readonly metal: readonly Mesh[];
  /** The large stone, or null. */
  readonly centre: { readonly gem: GemName; readonly cut: GemCut; readonly stone: Stone } | null;
  readonly small: readonly Stone[];
  readonly engraved?: Painter;
}

export interface RingRequest {
  readonly gem: GemName;
  readonly cut: GemCut;
  /** True for a stone in a collar of metal, false for one held by claws. */
  readonly bezel: boolean;
  readonly detail: number;
}

/** A stone above the top of a band, with its longer axis along the finger. */
function headStone(size: number, lift: number, thick: number): Stone {
  return stoneAt([0, 2 * (INNER + thick) + lift, 0], [0, 1, 0], [0, 0, 1], size);
}

/**
 * Angles of the claws of a stone, in radians: of the first of four at its corners, and of those that protect its
 * points.
 */
interface ClawPlan {
  readonly corner: number;
  readonly points: readonly number[];
}

const ROUND_CLAWS: ClawPlan = { corner: Math.PI / 4.6, points: [] };
const SQUARE_CLAWS: ClawPlan = { corner: Math.PI / 4, points: [] };

const CLAWS: Readonly<Record<GemCut, ClawPlan>> = {
  round: ROUND_CLAWS,
  oval: ROUND_CLAWS,
  emerald: SQUARE_CLAWS,
  princess: SQUARE_CLAWS,
  cushion: SQUARE_CLAWS,
  pear: { ...ROUND_CLAWS, points: [0] },
  marquise: { ...ROUND_CLAWS, points: [0, Math.PI] },
};

interface Head extends RingRequest {
  readonly stone: Stone;
  /** Distance in metres of the girdle from the band. */
  readonly lift: number;
  /** Radius of the claws in metres. */
  readonly wire: number;
}

/** The metal that holds a stone: claws, a collar, or a cup under a cabochon. */
function claws({ gem, cut, bezel, stone, lift, wire, detail }: Head): Mesh[] {
  const facets = gemFacets(cut);
  const { corner, points } = CLAWS[cut];
  const angles = [corner, Math.PI - corner, Math.PI + corner, TAU - corner, ...points];
  const foot = (lift + 0.0004) / stone.size;
  if (bezel) return [bezelMesh(stone, isCut(gem) ? facets : gemFacets('round'), foot, detail)];
  if (isCut(gem)) return clawMeshes({ stone, facets, angles, foot, wire, detail });
  // A cabochon is set in a cup with a rim.
  const round = gemFacets('round');
  return [
    railMesh(stone, round, 1.0, -0.08, wire * 1.1, detail),
    railMesh(stone, round, 0.8, -0.3, wire, detail),
    railMesh(stone, round, 0.4, -foot * 0.9, wire, detail),
    ...clawMeshes({ stone, facets: round, angles, foot, wire, detail }).slice(0, -1),
  ];
}

export function solitaire({ gem, cut, bezel, detail }: RingRequest): RingDesign {
  const thick = 0.0015;
  const lift = 0.0029;
  const stone = headStone(0.0033, lift, thick);
  const band = bandMesh({
    half: (angle) => 0.00125 - 0.0003 * bell(angle, 0.5),
    thick: () => thick,
    centre: INNER + thick,
    detail,
  });
  return {
    metal: [band, ...claws({ gem, cut, bezel, stone, lift, wire: 0.00038, detail })],
    centre: { gem, cut, stone },
    small: [],
  };
}

/** A stone between two smaller ones that are tilted away from it along the band. */
export function threeStone({ gem, cut, bezel, detail }: RingRequest): RingDesign {
  const thick = 0.0015;
  const lift = 0.0026;
  const stone = headStone(0.0029, lift, thick);
  const band = bandMesh({
    half: (angle) => 0.00115 - 0.0002 * bell(angle, 0.8),
    thick: () => thick,
    centre: INNER + thick,
    detail,
  });
  const size = 0.0022;
  const beside = [-1, 1].map((side) => {
    const angle =
      (side * (girdleReach(gemFacets(cut), 0) * stone.size + size + 0.00025)) / (INNER + 2 * thick + lift * 0.5);
    return stoneAt(onRing(angle, INNER + thick + lift * 0.8, INNER + thick), outward(angle), [0, 0, 1], size);
  });
  const held = beside.flatMap((small) =>
    claws({ gem: 'diamond', cut: 'round', bezel, stone: small, lift: lift * 0.8, wire: 0.00032, detail }),
  );
  return {
    metal: [band, ...claws({ gem, cut, bezel, stone, lift, wire: 0.00036, detail }), ...held],
    centre: { gem, cut, stone },
    small: beside,
  };
}

/** Small stones along the outer side of the band between two angles, with grains of metal between them. */
function paved(from: number, to: number, radius: number, size: number, detail: number): [Stone[], Mesh[]] {
  const step = (size * 2.12) / radius;
  const count = Math.max(1, Math.floor((to - from) / step));
  const stones: Stone[] = [];
  const grains: Mesh[] = [];
  const centre = radius;
  for (let i = 0; i < count; i++) {
    const angle = from + (i + 0.5) * ((to - from) / count);
    stones.push(stoneAt(onRing(angle, radius - size * 0.12, centre), outward(angle), [0, 0, 1], size));
    const edge = angle + (to - from) / count / 2;
    for (const side of [-0.72, 0.72])
      grains.push(
        bead(onRing(edge, radius + size * 0.06, centre, side * size), size * 0.2, outward(edge), detail * 0.6),
      );
  }
  return [stones, grains];
}

export function haloRing({ gem, cut, bezel, detail }: RingRequest): RingDesign {
  const thick = 0.0015;
  const lift = 0.0028;
  const stone = headStone(0.0029, lift, thick);
  const facets = gemFacets(cut);
  const band = bandMesh({ half: () => 0.00112, thick: () => thick, square: 4, centre: INNER + thick, detail });
  const ring: Stone[] = [];
  const grains: Mesh[] = [];
  const gap = 0.00062;
  const reach = (angle: number) => girdleReach(facets, angle) * stone.size + gap + 0.00012;
  const places = evenly(reach, gap * 2.1);
  places.forEach((angle, i) => {
    const next = places[(i + 1) % places.length]! + (i + 1 === places.length ? TAU : 0);
    const at = (a: number, more: number, up: number): Vec3 =>
      addScaled(
        addScaled(
          addScaled(stone.at, stone.x, (reach(a) + more) * Math.cos(a)),
          stone.z,
          (reach(a) + more) * Math.sin(a),
        ),
        stone.y,
        up,
      );
    ring.push(stoneAt(at(angle, 0, 0.0001), stone.y, stone.x, gap));
    const half = (angle + next) / 2;
    for (const side of [-1, 1])
      grains.push(bead(at(half, side * gap * 0.72, 0.00018), gap * 0.24, stone.y, detail * 0.6));
  });
  const plate = [0.93, 1.16, 1.42].map((share, i) =>
    railMesh(stone, facets, share, -0.13 - (i === 1 ? 0.1 : 0), i === 1 ? 0.00042 : 0.00024, detail),
  );
  const radius = INNER + thick;
  const [right, rightGrains] = paved(0.32, 1.35, radius, 0.00075, detail);
  const [left, leftGrains] = paved(-1.35, -0.32, radius, 0.00075, detail);
  return {
    metal: [
      band,
      ...claws({ gem, cut, bezel, stone, lift, wire: 0.00032, detail }),
      ...plate,
      ...grains,
      ...rightGrains,
      ...leftGrains,
    ],
    centre: { gem, cut, stone },
    small: [...ring, ...right, ...left],
  };
}

/** Angles of points that are `pitch` metres apart on an outline. */
function evenly(reach: (angle: number) => number, pitch: number): number[] {
  const steps = 720;
  const lengths = [0];
  for (let i = 1; i <= steps; i++) {
    const [a, b] = [((i - 1) / steps) * TAU, (i / steps) * TAU];
    lengths.push(
      lengths[i - 1]! +
        Math.hypot(reach(a) * Math.cos(a) - reach(b) * Math.cos(b), reach(a) * Math.sin(a) - reach(b) * Math.sin(b)),
    );
  }
  const count = Math.round(lengths[steps]! / pitch);
  return Array.from({ length: count }, (_, k) => {
    const wanted = (k / count) * lengths[steps]!;
    return (lengths.findIndex((length) => length >= wanted) / steps) * TAU;
  });
}

export function eternityRing({ detail }: RingRequest): RingDesign {
  const thick = 0.0017;
  const radius = INNER + thick;
  const size = 0.00118;
  const band = bandMesh({ half: () => 0.0011, thick: () => thick * 0.62, square: 5, centre: radius, detail });
  const count = Math.round((TAU * radius) / (size * 2.06));
  const small: Stone[] = [];
  const grains: Mesh[] = [];
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * TAU;
    const edge = ((i + 0.5) / count) * TAU;
    small.push(stoneAt(onRing(angle, radius + 0.0002, radius), outward(angle), [0, 0, 1], size));
    for (const side of [-1, 1]) {
      const tip = onRing(edge, radius + 0.00042, radius, side * size * 0.8);
      const foot = onRing(edge, INNER + thick * 0.4, radius, side * size * 0.72);
      grains.push(
        tubeMesh([foot, tip], { radius: 0.00024, sides: 10, rows: 2 }),
        bead(tip, 0.00027, outward(edge), detail),
      );
    }
  }
  return { metal: [band, ...grains], centre: null, small };
}

export function cocktailRing({ gem, cut, bezel, detail }: RingRequest): RingDesign {
  const thick = 0.0018;
  const lift = 0.0042;
  const stone = headStone(0.0054, lift, thick);
  const band = bandMesh({
    half: (angle) => 0.0016 + 0.0022 * bell(angle, 0.62),
    thick: (angle) => thick + 0.0006 * bell(angle, 0.5),
    square: 2.8,
    centre: INNER + thick,
    detail,
  });
  const facets = gemFacets(isCut(gem) ? cut : 'round');
  const gap = 0.00078;
  const reach = (angle: number) => girdleReach(facets, angle) * stone.size + gap * 1.1;
  const small = evenly(reach, gap * 2.14).map((angle) => {
    const r = reach(angle);
    const at = addScaled(
      addScaled(addScaled(stone.at, stone.x, r * Math.cos(angle)), stone.z, r * Math.sin(angle)),
      stone.y,
      -0.0004,
    );
    return stoneAt(at, stone.y, stone.x, gap);
  });
  const rails = [1.02, 1.3].map((share) => railMesh(stone, facets, share, -0.16, 0.0003, detail));
  const gallery = railMesh(stone, facets, 0.62, -0.52, 0.0006, detail);
  return {
    metal: [band, ...claws({ gem, cut, bezel, stone, lift, wire: 0.0005, detail }), ...rails, gallery],
    centre: { gem, cut, stone },
    small,
  };
}

export function signetRing({ detail }: RingRequest): RingDesign {
  const centre = INNER + 0.0014;
  const face = 0.0039;
  const flat = INNER + 0.0032;
  const band = bandMesh({
    half: (angle) => {
      const x = Math.abs(angle) < 1.3 ? (Math.tan(Math.abs(angle)) * flat) / 0.0074 : 9;
      const shoulder = lerp(0.0017, 0.0036, smoothstep(1.9, 0.5, Math.abs(angle)));
      const oval = x < 1 ? face * 1.4 * Math.sqrt(1 - x * x) : 0;
      return Math.pow(Math.pow(shoulder, 6) + Math.pow(oval, 6), 1 / 6);
    },
    thick: (angle) => {
      const swell = 0.0014 + 0.0024 * smoothstep(1.5, 0.3, Math.abs(angle));
      return Math.abs(angle) < 1.2 ? Math.min(INNER + swell, flat / Math.cos(angle)) - INNER : swell;
    },
    square: 3.6,
    centre,
    detail: Math.max(0.4, detail * 1.4),
  });
  return { metal: [band], centre: null, small: [], engraved: crest(centre + flat) };
}

/** A line engraved near the edge of a signet's face. `top` is the height of the face before the ring is tilted. */
function crest(top: number): Painter {
  return (point, surface) => {
    const reach = Math.hypot(point.x / 0.0056, (point.z - top * 0.2) / 0.0044);
    const groove = point.ny > 0.8 ? bell(reach - 0.8, 0.03) : 0;
    surface.occlusion *= 1 - 0.6 * groove;
    surface.roughness += 0.2 * groove;
  };
}

export function twistedRing({ detail }: RingRequest): RingDesign {
  const wire = 0.00105;
  const centre = INNER + wire * 2;
  const strands = [0, 1, 2].map((strand) => {
    const steps = atDetail(360, detail);
    const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
      const angle = (i / steps) * TAU;
      const twist = angle * 11 + (strand * TAU) / 3;
      return onRing(angle, INNER + wire * 1.6 + wire * 0.72 * Math.cos(twist), centre, wire * 0.82 * Math.sin(twist));
    });
    return tubeMesh(path, {
      radius: wire * 0.86,
      closed: true,
      sides: atDetail(22, detail),
      rows: steps,
      up: [0, 0, 1],
    });
  });
  return { metal: strands, centre: null, small: [] };
}

export function plainBand({ detail }: RingRequest): RingDesign {
  const thick = 0.0018;
  const band = bandMesh({
    half: () => 0.0025,
    thick: () => thick,
    square: 2.5,
    centre: INNER + clamp(thick),
    detail: detail * 1.3,
  });
  return { metal: [band], centre: null, small: [] };
}
