/** Things that people find and lay beside a product: shells, cones, spices, crystals, feathers. */
import { smoothstep, TAU } from '../../foundation/geometry/interpolation.ts';
import { noise2, noise3 } from '../../foundation/geometry/noise.ts';
import { gridMesh } from '../../foundation/geometry/mesh/grid.ts';
import { latheMesh } from '../../foundation/geometry/mesh/lathe.ts';
import { mergeMeshes } from '../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { tubeMesh } from '../../foundation/geometry/mesh/tube.ts';
import { between } from '../../foundation/geometry/random.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { material } from '../materials/material.ts';
import { atDetail } from '../parts/at-detail.ts';
import type { Part } from '../parts/part.ts';
import type { PropContext } from './prop-context.ts';
import { roundedMesh } from './rounded.ts';

/** A scallop that lies on its hollow side, with ribs that end in a wavy rim. */
export function shell({ random, detail, colour }: PropContext): readonly Part[] {
  const size = between(random, 0.024, 0.034);
  const mesh = gridMesh({ columns: atDetail(120, detail), rows: atDetail(60, detail), flip: true }, (u, v, out) => {
    const angle = (u - 0.5) * 2.5;
    const rib = Math.cos(angle * 22);
    const reach = size * (1.75 - 0.28 * angle * angle) * v * (1 + 0.018 * rib * v);
    const high = size * 0.62 * Math.sin(Math.PI * Math.pow(v, 0.62)) * (0.55 + 0.45 * Math.cos(angle * 1.1));
    out[0] = Math.sin(angle) * reach;
    out[1] = Math.max(0, high) + 0.03 * size * (1 + rib) * v * smoothstep(1, 0.75, v);
    out[2] = -Math.cos(angle) * reach + size;
  });
  const own: Rgb = [0.66, 0.5, 0.38];
  return [
    {
      name: 'shell',
      role: 'stand',
      mesh,
      material: material({ albedo: colour ?? own, roughness: 0.5, coat: 0.15, wrap: 0.1 }),
      detail: (point, surface) => {
        const away = Math.hypot(point.x, point.z - size) / size;
        const band = 1 + 0.14 * Math.sin(away * 16 + 1.5 * noise2(point.x * 90, point.z * 90, 2));
        surface.r *= band;
        surface.g *= band * (0.94 + 0.06 * band);
        surface.b *= band * (0.88 + 0.1 * band);
      },
    },
  ];
}

/** A starfish with five arms that taper. */
export function starfish({ random, detail, colour }: PropContext): readonly Part[] {
  const [size, seed] = [between(random, 0.04, 0.052), between(random, 0, 50)];
  const mesh = roundedMesh(atDetail(150, detail), atDetail(60, detail), (x, y, z) => {
    const angle = Math.atan2(x, z);
    const arm = Math.pow(0.5 + 0.5 * Math.cos(5 * angle), 1.5);
    const flat = Math.hypot(x, z);
    const reach = size * (0.3 + 0.7 * arm) * flat;
    const high = size * 0.2 * (1 - 0.55 * flat * flat) * (y > 0 ? 1 : 0.3);
    return [(x / Math.max(flat, 1e-6)) * reach, y * high, (z / Math.max(flat, 1e-6)) * reach];
  });
  return [
    {
      name: 'starfish',
      role: 'stand',
      solid: true,
      mesh,
      material: material({ albedo: colour ?? [0.55, 0.25, 0.12], roughness: 0.85, bump: (u, v) => 0.0007 * noise2(u * 520, v * 520, 6), bumpStep: 0.0007 }),
      detail: ({ x, y, z }, surface) => {
        const dots = smoothstep(0.35, 0.6, noise3(x * 380 + seed, y * 380, z * 380));
        for (const channel of ['r', 'g', 'b'] as const) surface[channel] += (0.62 - surface[channel]) * 0.4 * dots;
      },
    },
  ]; // prettier-ignore
}

/** A cone of a pine that lies, of woody scales in spirals. */
export function pineCone({ random, detail, colour }: PropContext): readonly Part[] {
  const [length, wide] = [between(random, 0.058, 0.075), 0.023];
  const count = 74;
  const scales = Array.from({ length: count }, (_, i): Mesh => {
    const t = (i + 0.5) / count;
    const turn = i * 2.39996;
    const around = wide * Math.pow(Math.sin(Math.PI * (0.12 + 0.8 * t)), 0.8);
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const size = 0.0042 + 0.3 * around;
    return roundedMesh(atDetail(12, detail), atDetail(10, detail), (x, y, z) => {
      // Each scale opens towards the tip of the cone.
      const out = 0.55 * around + 0.5 * around * (0.5 + 0.5 * y) + 0.0016 * x;
      const along = (0.5 - t) * length - size * 0.9 * (0.5 + 0.5 * y);
      const across = size * 0.9 * z * (0.55 + 0.45 * y);
      return [c * out - s * across, s * out + c * across, along + 0.0016 * x];
    });
  });
  const core = roundedMesh(atDetail(24, detail), atDetail(18, detail), (x, y, z) => [0.62 * wide * x, 0.62 * wide * y, 0.46 * length * z]); // prettier-ignore
  return [
    {
      name: 'pine cone',
      role: 'stand',
      solid: true,
      mesh: mergeMeshes([core, ...scales]),
      material: material({ albedo: colour ?? [0.16, 0.085, 0.045], roughness: 0.85 }),
      detail: ({ x, y }, surface) => {
        const rim = smoothstep(0.5 * wide, 1.05 * wide, Math.hypot(x, y));
        for (const channel of ['r', 'g', 'b'] as const) surface[channel] *= 0.6 + 0.9 * rim;
      },
    },
  ];
}

/** Three sticks of cinnamon that lie on each other, each a rolled bark. */
export function cinnamon({ random, detail, colour }: PropContext): readonly Part[] {
  const radius = 0.0062;
  const stick = (x: number, y: number, turn: number): Mesh => {
    const length = between(random, 0.085, 0.1);
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return gridMesh({ columns: atDetail(70, detail), rows: atDetail(8, detail), flip: true }, (u, v, out) => {
      // A scroll that is rolled in from both edges.
      const side = u < 0.5 ? -1 : 1;
      const along = Math.abs(u - 0.5) * 2;
      const angle = side * along * 5.2;
      const r = radius * (1 - 0.62 * smoothstep(0.42, 1, along));
      const shift = side * radius * 0.55 * smoothstep(0.4, 0.7, along);
      const [px, py, pz] = [Math.sin(angle) * r + shift, radius - Math.cos(angle) * r, (0.5 - v) * length];
      out[0] = x + c * px - s * pz;
      out[1] = y + py;
      out[2] = s * px + c * pz;
    });
  };
  const mesh = mergeMeshes([
    stick(-radius * 1.15, 0, 0.04),
    stick(radius * 1.15, 0, -0.03),
    stick(0, radius * 1.75, 0.42),
  ]);
  return [
    {
      name: 'cinnamon sticks',
      role: 'stand',
      mesh,
      material: material({ albedo: colour ?? [0.27, 0.11, 0.045], roughness: 0.85, bump: (u, v) => 0.0002 * noise2(u * 700, v * 90, 3), bumpStep: 0.0004 }),
    },
  ]; // prettier-ignore
}

/** A star of anise with eight pods, each with its seed. */
export function starAnise({ random, detail, colour }: PropContext): readonly Part[] {
  const size = between(random, 0.013, 0.016);
  const pods: Mesh[] = [];
  const seeds: Mesh[] = [];
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * TAU;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const long = size * between(random, 0.85, 1.08);
    const at = (along: number, across: number, up: number): [number, number, number] => [
      s * along + c * across,
      up,
      c * along - s * across,
    ];
    pods.push(roundedMesh(atDetail(20, detail), atDetail(16, detail), (x, y, z) => at(long * (0.56 + 0.46 * z), 0.24 * size * x * (1 - 0.5 * Math.max(0, z)), 0.24 * size * (1 + y * (1 - 0.4 * z))))); // prettier-ignore
    seeds.push(
      roundedMesh(10, 8, (x, y, z) => at(long * (0.56 + 0.15 * z), 0.08 * size * x, 0.44 * size + 0.09 * size * y)),
    );
  }
  return [
    { name: 'star anise', role: 'stand', solid: true, mesh: mergeMeshes(pods), material: material({ albedo: colour ?? [0.16, 0.06, 0.025], roughness: 0.75 }) },
    { name: 'anise seeds', role: 'stand', solid: true, mesh: mergeMeshes(seeds), material: material({ albedo: [0.34, 0.16, 0.05], roughness: 0.15, coat: 0.6 }) },
  ]; // prettier-ignore
}

/** A cluster of six-sided crystals on a rough foot. */
export function crystal({ random, colour }: PropContext): readonly Part[] {
  const count = 6;
  const prisms = Array.from({ length: count }, (_, i): Mesh => {
    const [long, radius] = [between(random, 0.026, 0.048) * (i === 0 ? 1.25 : 0.8), between(random, 0.006, 0.009)];
    const angle = (i / (count - 1)) * TAU;
    const lean = i === 0 ? 0.08 : between(random, 0.45, 0.75);
    const [dx, dz] = [Math.sin(angle) * Math.sin(lean), Math.cos(angle) * Math.sin(lean)];
    const path = [0, 0.4, 0.78, 1].map((t): Vec3 => [dx * long * t, Math.cos(lean) * long * t, dz * long * t]);
    return facetted(
      tubeMesh(path, { radius: (t) => radius * (t > 0.78 ? 1 - (t - 0.78) / 0.221 : 1), sides: 6, rows: 12 }),
    );
  });
  const foot = facetted(roundedMesh(9, 6, (x, y, z) => [0.017 * x, 0.006 * y + 0.002, 0.016 * z]));
  const glassy: Part = {
    name: 'crystals',
    role: 'stand',
    solid: true,
    mesh: mergeMeshes([foot, ...prisms]),
    material: material({
      albedo: colour ?? [0.62, 0.6, 0.63],
      roughness: 0.12,
      coat: 0.8,
      wrap: 0.2,
      transmission: 0.3,
    }),
    detail: ({ x, y, z }, surface) => {
      const cloud = 1 + 0.2 * noise3(x * 160, y * 160, z * 160);
      for (const channel of ['r', 'g', 'b'] as const) surface[channel] *= cloud;
    },
  };
  return [glassy];
}

/** A mesh whose triangles are flat: each has corners and a normal of its own. */
function facetted({ positions, uvs, indices }: Mesh): Mesh {
  const out = { positions: new Float32Array(indices.length * 3), normals: new Float32Array(indices.length * 3), uvs: new Float32Array(indices.length * 2), indices: Uint32Array.from(indices, (_, i) => i) }; // prettier-ignore
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    const at = (i: number, axis: number): number => positions[i * 3 + axis]!;
    const u = [0, 1, 2].map((axis) => at(b, axis) - at(a, axis));
    const v = [0, 1, 2].map((axis) => at(c, axis) - at(a, axis));
    const n = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
    const size = Math.hypot(...n) || 1;
    for (const [corner, i] of [a, b, c].entries())
      for (let axis = 0; axis < 3; axis++) {
        out.positions[(t + corner) * 3 + axis] = at(i, axis);
        out.normals[(t + corner) * 3 + axis] = n[axis]! / size;
        if (axis < 2) out.uvs[(t + corner) * 2 + axis] = uvs[i * 2 + axis]!;
      }
  }
  return out;
}

/** A feather that lies on the tips of its vane. */
export function feather({ random, detail, colour }: PropContext): readonly Part[] {
  const length = between(random, 0.1, 0.14);
  const curve = between(random, -0.12, 0.12);
  const bent = (t: number): number => curve * length * t * t;
  const vane = gridMesh({ columns: atDetail(24, detail), rows: atDetail(110, detail), flip: true }, (u, v, out) => {
    const across = (u - 0.5) * 2;
    const body = Math.pow(Math.sin(Math.PI * Math.pow(v, 0.7)), 0.7);
    const split = 1 - 0.22 * smoothstep(0.72, 0.95, noise2(v * 26, across > 0 ? 1 : 7, 3));
    const half = length * 0.115 * body * split + 0.0003;
    // Barbs point to the tip.
    const back = 0.16 * length * Math.abs(across) * body;
    out[0] = across * half + bent(v);
    out[1] = 0.06 * length * Math.sin(Math.PI * v) + 0.12 * half * across * across;
    out[2] = (0.5 - v) * length - back + 0.08 * length;
  });
  const quill = tubeMesh(
    Array.from({ length: 8 }, (_, i): Vec3 => {
      const t = -0.18 + (1.15 * i) / 7;
      return [bent(Math.max(0, t)), 0.06 * length * Math.sin(Math.PI * Math.max(0, t)) + 0.0009, (0.5 - t) * length + 0.08 * length];
    }),
    { radius: (t) => 0.0011 * (1 - 0.75 * t), sides: 8, rows: atDetail(40, detail) },
  ); // prettier-ignore
  return [
    {
      name: 'feather',
      role: 'stand',
      mesh: vane,
      material: material({ albedo: colour ?? [0.66, 0.63, 0.58], roughness: 0.7, sheen: 0.2, transmission: 0.3 }),
      detail: (point, surface) => {
        const barbs = 1 + 0.09 * Math.sin((point.z + 1.3 * Math.abs(point.x)) * 2600);
        for (const channel of ['r', 'g', 'b'] as const) surface[channel] *= barbs;
      },
    },
    { name: 'quill', role: 'stand', solid: true, mesh: quill, material: material({ albedo: [0.62, 0.57, 0.48], roughness: 0.45 }) },
  ]; // prettier-ignore
}

/** A cube of ice with round edges, pale and clear towards its rim. */
export function iceCube({ random, detail, colour }: PropContext): readonly Part[] {
  const half = between(random, 0.0115, 0.0145);
  const seed = between(random, 0, 40);
  const mesh = roundedMesh(atDetail(72, detail), atDetail(60, detail), (x, y, z) => {
    const r = 1 / Math.pow(Math.abs(x) ** 7 + Math.abs(y) ** 7 + Math.abs(z) ** 7, 1 / 7);
    const melt = 1 + 0.03 * noise3(x * 2 + seed, y * 2, z * 2);
    return [x * r * half * melt, y * r * half * melt, z * r * half * melt];
  });
  return [
    {
      name: 'ice cube',
      role: 'stand',
      solid: true,
      mesh,
      material: material({ albedo: colour ?? [0.6, 0.68, 0.72], roughness: 0.08, coat: 0.9, wrap: 0.3, transmission: 0.5 }),
      detail: ({ x, y, z, facing }, surface) => {
        const cloud = smoothstep(0.1, 0.6, noise3(x * 120 + seed, y * 120, z * 120) + 0.5 * facing);
        surface.r *= 0.72 + 0.4 * cloud;
        surface.g *= 0.8 + 0.3 * cloud;
        surface.b *= 0.86 + 0.24 * cloud;
      },
    },
  ]; // prettier-ignore
}

/** A coil of rope, its strands twisted, of two and a half turns. */
export function ropeCoil({ random, detail, colour }: PropContext): readonly Part[] {
  const thick = 0.006;
  const turns = 2.7;
  const start = between(random, 0, TAU);
  const strands = [0, 1, 2].map((strand) => {
    const path = Array.from({ length: 150 }, (_, i): Vec3 => {
      const t = i / 149;
      const angle = start + t * turns * TAU;
      const away = 0.032 + thick * 2.08 * turns * t;
      const twist = t * turns * 62 + (strand / 3) * TAU;
      const r = away + 0.5 * thick * Math.cos(twist);
      return [Math.sin(angle) * r, thick + 0.5 * thick * Math.sin(twist), Math.cos(angle) * r];
    });
    return tubeMesh(path, { radius: 0.58 * thick, sides: atDetail(10, detail), rows: atDetail(420, detail) });
  });
  return [
    {
      name: 'rope',
      role: 'stand',
      solid: true,
      mesh: mergeMeshes(strands),
      material: material({ albedo: colour ?? [0.48, 0.36, 0.21], roughness: 0.95, bump: (u, v) => 0.0002 * noise2(u * 1500, v * 300, 8), bumpStep: 0.0003 }),
    },
  ]; // prettier-ignore
}

/** A round slice of a log with its bark and rings, on which things stand. */
export function logSlice({ random, detail, colour, size, least = [0, 0] }: PropContext): readonly Part[] {
  const radius = Math.max(0.04, 0.6 * size, 0.58 * Math.hypot(...least));
  const [height, seed] = [Math.min(0.2, 0.45 * radius), between(random, 0, 50)];
  const profile = [
    ...Array.from({ length: 14 }, (_, i) => [(0.965 * radius * i) / 13, height] as const),
    [radius, height - 0.03 * radius],
    ...Array.from({ length: 10 }, (_, i) => [radius, (height - 0.05 * radius) * (1 - (i + 1) / 10)] as const),
    [0.97 * radius, 0],
    [0, 0],
  ] as const;
  const lathe = latheMesh(profile, { columns: atDetail(180, detail) });
  const positions = lathe.positions.map((value, k, all) => {
    if (k % 3 === 1) return value;
    const [x, z] = [all[k - (k % 3)]!, all[k - (k % 3) + 2]!];
    const angle = Math.atan2(x, z);
    return value * (1 + 0.035 * noise2(Math.cos(angle) * 1.2 + seed, Math.sin(angle) * 1.2, 3) + 0.012 * noise2(angle * 9, seed, 5));
  }); // prettier-ignore
  return [
    {
      name: 'log',
      role: 'stand',
      solid: true,
      mesh: { ...lathe, positions },
      material: material({ albedo: colour ?? [0.42, 0.27, 0.14], roughness: 0.75 }),
      detail: ({ x, y, z, ny }, surface) => {
        const away = Math.hypot(x, z) / radius;
        const isTop = ny > 0.6;
        const ring = 0.5 + 0.5 * Math.sin(away * 85 + 3 * noise2((x / radius) * 2 + seed, (z / radius) * 2, 4));
        const tone = isTop ? (0.82 + 0.25 * ring) * (away > 0.93 ? 0.45 : 1) : 0.28 + 0.16 * noise3(x * 140, y * 30, z * 140);
        surface.r *= tone;
        surface.g *= tone * (isTop ? 1 : 0.9);
        surface.b *= tone * (isTop ? 1 : 0.85);
      },
    },
  ]; // prettier-ignore
}
