/** Straps of shoes with their buckles: over the instep, round the ankle and round the heel. */
import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { lerp, smoothstep, TAU } from '../../../foundation/geometry/interpolation.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { addScaled, cross, normalise, subtract } from '../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { metalPart, wireRing } from '../../construction/hardware/fittings.ts';
import { stitchRow } from '../../construction/sewing/seam.ts';
import { meetUpper, pathOver, THONG } from './foot-surface.ts';
import type { ShoeLast } from './shoe-last.ts';

export interface Trimming {
  readonly last: ShoeLast;
  readonly detail: number;
  /** True when words give the hardware a colour. */
  readonly named: boolean;
}

/** Paints a row of stitches along both edges of a strap. */
const STITCHED: Painter = (point, surface) => {
  const across = Math.abs(point.u);
  stitchRow(point, surface, across - 0.0026, point.v, { colour: null, width: 0.0005, pitch: 0.0024 });
};

/** A strap across the instep with a buckle on its outer side. */
export function instepStrap({ last, detail, named }: Trimming, x: number, half: number, shoe: boolean): Part[] {
  const worn = pathOver(last, x, 0.006, 0.012, 0.0012);
  // Without a foot to hold it up, the strap of a low shoe sinks to a flat arch.
  const path = shoe ? worn.map(([px, y, z]): Vec3 => [px, sunk(y - last.bed(px)) + last.bed(px), z]) : worn;
  const mesh = beltMesh(path, { half, thickness: 0.0022, up: [0, 0, 1], rows: atDetail(150, detail) });
  const strap: Part = { name: 'strap', role: 'cloth', colourPart: 'straps', mesh, solid: true, detail: STITCHED };
  const at = path[path.length - 11]!;
  const before = path[path.length - 14]!;
  const along: Vec3 = [at[0] - before[0], at[1] - before[1], at[2] - before[2]];
  return [strap, buckle([at[0], at[1] + 0.0008, at[2] + 0.0012], along, half + 0.0022, detail, named)];
}

/**
 * Height over the bed of an empty strap, given the height `up` of a worn one: the same at the sides, lower between
 * them.
 */
function sunk(up: number): number {
  const side = 0.026;
  return up <= side ? up : side + (up - side) * 0.5;
}

function buckle(at: Vec3, along: Vec3, half: number, detail: number, named: boolean): Part {
  const [reach, wire] = [0.0052, 0.0009];
  const length = reach / (Math.hypot(...along) || 1);
  const down: Vec3 = [along[0] * length, along[1] * length, along[2] * length];
  const frame = wireRing(at, [half, 0, 0], down, wire, detail);
  const pin = tubeMesh([addScaled(at, down, -1), addScaled(at, [0, 0, 1], 0.0006), addScaled(at, down, 1)], {
    radius: wire * 0.67,
    sides: 8,
    rows: 8,
  });
  return metalPart('buckle', [frame, pin], named);
}

/** Half the width of the strap of a monk shoe, in metres. */
const MONK = 0.0082;

/** The strap of a monk shoe: over the instep and through a buckle on the outer side, with a pointed end and holes. */
export function monkStrap({ last, detail, named }: Trimming, x: number, prefix = ''): Part[] {
  const path = pathOver(last, x, 0.004, 0.01, 0.0004).slice(0, 43);
  const tip = 0.955;
  const mesh = beltMesh(path, {
    half: (t) => (t < tip ? MONK : MONK * (1 - ((t - tip) / (1 - tip)) ** 2 * 0.75)),
    thickness: 0.003,
    up: [0, 0, -1],
    rows: atDetail(170, detail),
  });
  const holes = [36, 38].map((at) => path[at]!);
  const punched: Painter = (point, surface) => {
    STITCHED(point, surface);
    for (const hole of holes) {
      const far = Math.hypot(point.x - hole[0], point.y - hole[1], point.z - hole[2]);
      if (far < 0.0019) surface.occlusion *= 0.25;
    }
  };
  return [
    { name: `${prefix}strap`, role: 'cloth', colourPart: 'straps', mesh, solid: true, detail: punched },
    metalPart(`${prefix}buckle`, frameOver(path, 32, MONK + 0.0026, 0.0068, detail), named),
  ];
}

/** Hook-and-loop tabs that close both bands of a sports sandal on its outer side. */
export function bandTabs({ last, detail }: Trimming): Part[] {
  const bands = [
    { x: 0.0625, slant: -0.003, from: 25 },
    { x: -0.0215, slant: 0.012, from: 26 },
  ];
  const tabs = bands.map(({ x, slant, from }): Mesh => {
    const path = pathOver(last, x, slant, 0.01, 0.0014).slice(from, 41);
    const end = (t: number) => Math.sqrt(Math.max(0.04, 1 - ((Math.abs(2 * t - 1) - 0.8) / 0.2) ** 2));
    const half = (t: number) => 0.0104 * (Math.abs(2 * t - 1) > 0.8 ? end(t) : 1);
    return beltMesh(path, { half, thickness: 0.003, up: [0, 1, 0], rows: atDetail(90, detail) });
  });
  const stitched: Painter = (point, surface) => {
    surface.roughness = 0.88;
    for (const channel of ['r', 'g', 'b'] as const) surface[channel] *= TAB_SHADE;
    stitchRow(point, surface, Math.abs(point.u) - 0.0074, point.v, { colour: null, width: 0.0006, pitch: 0.0024 });
  };
  return [
    { name: 'tabs', role: 'cloth', colourPart: 'straps', mesh: mergeMeshes(tabs), solid: true, detail: stitched },
  ];
}

/** Brightness of the tabs of a sports sandal as a share of that of its bands. */
const TAB_SHADE = 0.62;

/** The buckle on the outer side of the instep band of a sandal. */
export function bandBuckle({ last, detail, named }: Trimming): Part {
  const path = pathOver(last, -0.026, 0.004, 0.012, 0.0014);
  return metalPart('buckle', frameOver(path, 37, 0.0145, 0.007, detail), named);
}

/**
 * A rectangular buckle round a strap with its prong: `wide` metres to each side of the strap's path at its point `at`,
 * `long` metres along it.
 */
function frameOver(path: readonly Vec3[], at: number, wide: number, long: number, detail: number): Mesh[] {
  const [before, centre, after] = [path[at - 2]!, path[at]!, path[at + 2]!];
  const along = normalise(subtract(after, before));
  const across = normalise(subtract([1, 0, 0], [along[0] * along[0], along[0] * along[1], along[0] * along[2]]));
  const out = cross(along, across);
  const front: Vec3 = out[2] < 0 ? [-out[0], -out[1], -out[2]] : out;
  const place = (a: number, b: number, lift: number): Vec3 =>
    addScaled(addScaled(addScaled(centre, across, a), along, b), front, lift);
  const corner = 0.0022;
  const ring = Array.from({ length: 65 }, (_, i): Vec3 => {
    const angle = (i / 64) * TAU;
    const round = (value: number, half: number) => Math.sign(value) * Math.min(half, Math.abs(value) * (half + corner));
    return place(round(Math.cos(angle), wide), round(Math.sin(angle), long), 0.0019);
  });
  const prong = [place(0, -long, 0.0024), place(0, 0, 0.0034), place(0, long + 0.0008, 0.0026)];
  return [
    tubeMesh(ring, { radius: 0.0013, closed: true, sides: 12, rows: atDetail(130, detail) }),
    tubeMesh(prong, { radius: 0.0009, sides: 10, rows: 12 }),
  ];
}

/** A narrow strap round the ankle with a buckle. It slopes down towards the front. */
export function ankleStrap({ last, detail, named }: Trimming, stay: boolean): Part[] {
  // The strap sits on the upper edge of the heel cup.
  const height = last.bed(-0.09) + (stay ? 0.0545 : 0.06);
  const path: MutableVec3[] = Array.from({ length: 97 }, (_, i) => {
    const angle = (i / 96) * TAU;
    const front = Math.max(0, Math.cos(angle));
    return [
      -0.0815 + 0.0365 * Math.cos(angle),
      height - 0.004 * Math.cos(angle) - 0.004 * front,
      0.0285 * Math.sin(angle),
    ];
  });
  const shape = { half: 0.0037, thickness: 0.002, closed: true, rows: atDetail(190, detail) };
  const strap = beltMesh(path, { ...shape, up: [1, 0, 0] });
  const [x, z] = [-0.083, 0.0296];
  const parts: Part[] = [
    { name: 'ankle strap', role: 'cloth', colourPart: 'straps', mesh: strap, solid: true, detail: STITCHED },
    metalPart('ankle buckle', [frame([x + 0.004, height, z], detail)], named),
  ];
  if (!stay) return parts;
  const back = [0.03, 0.038, 0.048, 0.06].map((up): Vec3 => [
    -0.1192 + 0.006 * (up - 0.03),
    last.bed(-0.115) + up - 0.002,
    0,
  ]);
  const mesh = beltMesh(smoothPath(back, 8), { half: 0.0048, thickness: 0.002, up: [-1, 0, 0], rows: 24 });
  return [...parts, { name: 'strap stay', role: 'cloth', colourPart: 'straps', mesh, solid: true }];
}

/** The strap of a slingback, from the sides of the vamp round the heel. */
export function slingStrap({ last, detail, named }: Trimming): Part[] {
  const count = 60;
  const round = Array.from({ length: count + 1 }, (_, i): MutableVec3 => {
    const angle = (i / count - 0.5) * Math.PI * 1.36;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const x = -0.07 - 0.02 * c;
    const up = lerp(0.0235, 0.05, smoothstep(-0.3, 1, c));
    const from: Vec3 = [x - 0.12 * c, last.bed(x - 0.045 * c) + up, 0.12 * s];
    return meetUpper(last, from, [c, 0, -s], 0.001);
  });
  // The ends run forward and disappear under the edge of the vamp.
  const fore = (side: number) =>
    [-0.024, -0.01, -0.002].map((x, k) =>
      meetUpper(last, [x, last.bed(x) + 0.0225 - 0.001 * k, side * 0.12], [0, 0, -side], k === 2 ? -0.0015 : 0.001),
    );
  const path = smoothPath([...fore(-1).reverse(), ...round, ...fore(1)], 2);
  const mesh = beltMesh(path, { half: 0.0034, thickness: 0.002, up: [0, 0, -1], rows: atDetail(180, detail) });
  const at = round[count - 8]!;
  return [
    { name: 'sling strap', role: 'cloth', colourPart: 'straps', mesh, solid: true, detail: STITCHED },
    metalPart(
      'sling buckle',
      [wireRing([at[0], at[1], at[2] + 0.001], [0.0055, 0, 0], [0, 0.0052, 0], 0.0008, detail)],
      named,
    ),
  ];
}

/** A small square buckle with its pin on the outer side. */
function frame([x, y, z]: Vec3, detail: number): Mesh {
  const [half, corner] = [0.0058, 0.0018];
  const ring = Array.from({ length: 41 }, (_, i): MutableVec3 => {
    const angle = (i / 40) * TAU;
    const round = (value: number) => Math.sign(value) * Math.min(half, Math.abs(value) * (half + corner));
    return [x + round(Math.cos(angle)), y + round(Math.sin(angle)), z + 0.0011];
  });
  const pin = tubeMesh([addScaled([x, y, z], [1, 0, 0], -half), [x, y, z + 0.0018], [x + half, y, z + 0.0012]], {
    radius: 0.0006,
    sides: 8,
    rows: 10,
  });
  return mergeMeshes([tubeMesh(ring, { radius: 0.0009, closed: true, sides: 10, rows: atDetail(80, detail) }), pin]);
}

/** The bar of a t-strap: one taut curve from under the toe band up the instep to the ankle strap. */
export function instepBar({ last, detail }: Trimming): Part {
  const toes = [0.079, 0.07, 0.062].map((x) => meetUpper(last, [x, last.bed(x) + 0.16, 0], [0, -1, 0], 0.0012));
  const [x0, y0] = [toes[2]![0], toes[2]![1]];
  const [x2, y2] = [-0.0465, last.bed(-0.09) + 0.0475];
  // Worn leather has the curve of the foot: flat at the toes, rising towards the ankle.
  const [x1, y1] = [lerp(x0, x2, 0.5) + 0.004, lerp(y0, y2, 0.5) + 0.003];
  const curve = Array.from({ length: 15 }, (_, i): MutableVec3 => {
    const t = (i + 1) / 15;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2, 0];
  });
  const mesh = beltMesh(smoothPath([...toes, ...curve], 3), {
    half: 0.0052,
    thickness: 0.002,
    up: [0, 1, 0],
    rows: atDetail(150, detail),
  });
  return { name: 'instep bar', role: 'cloth', colourPart: 'straps', mesh, solid: true, detail: STITCHED };
}

/** The post of a flip-flop, between the toes. */
export function thongPost({ last }: Trimming): Part[] {
  const [x, z] = THONG;
  const top = meetUpper(last, [x, last.bed(x) + 0.16, z], [0, -1, 0], -0.0022);
  const mesh = tubeMesh([top, [x, (top[1] + last.bed(x)) / 2, z], [x, last.bed(x) - 0.005, z]], {
    radius: 0.0034,
    sides: 18,
    rows: 12,
  });
  return [{ name: 'thong', role: 'cloth', colourPart: 'straps', mesh, solid: true }];
}
