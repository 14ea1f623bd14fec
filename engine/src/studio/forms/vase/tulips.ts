/** A bunch of tulips that lean out of a vase: heads with two rings of petals, stems, long leaves. */
import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { clamp, lerp, smoothstep, TAU } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { noise2 } from '../../../foundation/geometry/noise.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import type { Random } from '../../../foundation/geometry/random.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { addScaled, cross, normalise, subtract } from '../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { linearFromHex, scaleColour } from '../../materials/colour.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { GlassBody } from '../../parts/glass-body.ts';
import { material } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';

/** Measures of the vase that holds the flowers, metres. */
interface Holder {
  readonly height: number;
  /** Inner radius at the mouth. */
  readonly mouth: number;
  /** Inner radius at the floor. */
  readonly foot: number;
}

/** Default colours of the flowers, linear. */
const USUAL: readonly Rgb[] = [
  [0.62, 0.14, 0.13],
  [0.66, 0.3, 0.32],
  [0.68, 0.42, 0.08],
  [0.7, 0.66, 0.56],
];

const LEAF = material({ albedo: [0.075, 0.15, 0.05], roughness: 0.55, transmission: 0.25, wrap: 0.15 });
const STEM = material({ albedo: [0.11, 0.2, 0.06], roughness: 0.6, wrap: 0.2 });

export interface Bunch {
  readonly parts: readonly Part[];
  /** The stems inside a clear vase, as a field for ray tracing. */
  readonly within: GlassBody['enclosed'][number];
}

export function tulips(holder: Holder, { colours }: Piece, random: Random, detail: number): Bunch {
  const named = colours.find(({ part }) => part === 'trim') ?? colours.filter(({ part }) => part === 'main')[1];
  const tint = named ? scaleColour(linearFromHex(named.hex), 0.8) : USUAL[Math.floor(random() * USUAL.length)]!;
  const stems = growStems(holder, random);
  const petal = material({
    albedo: tint,
    roughness: 0.5,
    reflectance: 0.04,
    transmission: 0.35,
    wrap: 0.3,
    sheen: 0.2,
    sheenPower: 2,
  });
  const heads = stems.map((stem) => headMesh(stem, random, detail));
  const leaves = Array.from({ length: 6 }, (_, i) => leafMesh(holder, i, random, detail));
  const green = stems.map((stem) => tubeMesh(stem, { radius: 0.0032, sides: 12, rows: atDetail(stem.length, detail) }));
  const parts: Part[] = [
    { name: 'flowers', role: 'cloth', mesh: mergeMeshes(heads), material: petal, detail: veined },
    { name: 'leaves', role: 'cloth', mesh: mergeMeshes(leaves), material: LEAF, detail: ribbed, solid: true },
    { name: 'stems', role: 'cloth', mesh: mergeMeshes(green), material: STEM, solid: true },
  ];
  return { parts, within: { field: stemField(stems, holder.height), albedo: STEM.albedo } };
}

/** Distance to the stems below a height, where each is nearly straight. */
function stemField(stems: readonly (readonly Vec3[])[], height: number): DistanceField {
  const lines = stems.map((stem) => [stem[0]!, stem.find(([, y]) => y >= height) ?? stem.at(-1)!] as const);
  return (x, y, z) => {
    let near = Infinity;
    for (const [a, b] of lines) {
      const t = clamp((y - a[1]) / (b[1] - a[1]));
      near = Math.min(near, Math.hypot(x - lerp(a[0], b[0], t), z - lerp(a[2], b[2], t), Math.max(0, a[1] - y)));
    }
    return (near - 0.0032) * 0.85;
  };
}

/** Nine stems that rest against the lip, lean out and bend upwards. */
function growStems({ height, mouth, foot }: Holder, random: Random): Vec3[][] {
  return Array.from({ length: 9 }, (_, i) => {
    const angle = i === 0 ? 0.4 : (i / 8) * TAU + 0.5 * (random() - 0.5);
    const out = i === 0 ? 0.12 : 0.75 + 0.3 * random();
    const tall = height * (0.46 + 0.16 * random()) + 0.07 - 0.05 * out;
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const at = (reach: number, y: number): Vec3 => [s * reach, y, c * reach];
    const lip = mouth * Math.min(0.86, out);
    const spread = lip + tall * (0.42 + 0.16 * random()) * out;
    return smoothPath(
      [
        at(-0.5 * foot * out, 0.02),
        at(0.5 * lip, height * 0.7),
        at(lip, height),
        at(lerp(lip, spread, 0.6), height + 0.55 * tall),
        at(spread, height + tall),
      ],
      9,
    );
  });
}

/** Three outer petals around three inner ones, closed to an egg shape with pointed tips. */
function headMesh(stem: readonly Vec3[], random: Random, detail: number): Mesh {
  const [below, top] = [stem.at(-3)!, stem.at(-1)!];
  const up = normalise(subtract(top, below));
  const side = normalise(cross(up, [0.2, 0.1, 1]));
  const front = cross(side, up);
  const [tall, wide, open] = [0.06 + 0.012 * random(), 0.0245 + 0.004 * random(), 0.1 + 0.3 * random()];
  const turn = random() * TAU;
  const layers = [1, 0].map((outer) =>
    gridMesh({ columns: atDetail(96, detail), rows: atDetail(40, detail), closed: true }, (u, v, out) => {
      const angle = u * TAU + turn + (outer ? 0 : TAU / 6);
      const lobe = Math.abs(Math.cos(1.5 * (angle - turn - (outer ? 0 : TAU / 6))));
      // Petals are longest at their centre lines; the cup is lower between them.
      const t = v * (0.66 + 0.34 * Math.sqrt(lobe));
      const belly = Math.sin(Math.PI * Math.pow(clamp(t * 0.86 + 0.02), 0.62));
      const flare = open * smoothstep(0.6, 1, t) * 0.6;
      const cupped = 1 + 0.1 * lobe * smoothstep(0.1, 0.6, t);
      const radius = wide * (belly * cupped + flare + 0.1) * (outer ? 1 : 0.88) + 0.0006 * noise2(angle * 3, t * 4, 5);
      const p = addScaled(
        addScaled(addScaled(top, up, tall * t), side, radius * Math.cos(angle)),
        front,
        radius * Math.sin(angle),
      );
      out[0] = p[0];
      out[1] = p[1];
      out[2] = p[2];
    }),
  );
  return mergeMeshes(layers);
}

/** A blade that rises from the mouth, arches over and ends in a point. */
function leafMesh({ height, mouth }: Holder, i: number, random: Random, detail: number): Mesh {
  const angle = (i / 6) * TAU + 0.9 + 0.4 * (random() - 0.5);
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const long = height * (0.3 + 0.22 * random()) + 0.03;
  const at = (reach: number, y: number): MutableVec3 => [s * reach, y, c * reach];
  const lip = mouth * 0.8;
  const droop = 0.1 + 0.35 * random();
  const path = smoothPath(
    [
      at(lip * 0.5, height * 0.8),
      at(lip, height),
      at(lip + 0.3 * long, height + 0.6 * long),
      at(lip + 0.75 * long, height + (0.95 - droop) * long),
      at(lip + 1.05 * long, height + (0.9 - 2 * droop) * long),
    ],
    9,
  );
  return beltMesh(path, {
    half: (t) => 0.0135 * Math.pow(Math.sin(Math.PI * clamp(0.12 + 0.88 * t)), 0.8) + 0.0004,
    thickness: 0.0014,
    up: [s, 0.5, c],
    twist: (t) => 0.45 * t,
    rows: atDetail(70, detail),
  });
}

/** Fine lines from the foot of a petal to its tip; darker inside the cup. */
const veined: Painter = (point, surface) => {
  const line = noise2(point.u * 900, point.v * 30, 5);
  const tone = 1 + 0.1 * line + (point.back ? -0.25 : 0);
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
};

const ribbed: Painter = (point, surface) => {
  const tone = 1 + 0.09 * Math.sin(point.u * 2600) + 0.14 * noise2(point.u * 60, point.v * 12, 9);
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
};
