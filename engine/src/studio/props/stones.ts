import { between } from '../../foundation/geometry/random.ts';
import { noise2, noise3 } from '../../foundation/geometry/noise.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Part } from '../parts/part.ts';
import { atDetail } from '../parts/at-detail.ts';
import { material } from '../materials/material.ts';
import type { PropContext } from './prop-context.ts';
import { roundedMesh, superellipsoid } from './rounded.ts';

/** Greys and sands of pebbles, linear. */
const PEBBLES: readonly Rgb[] = [
  [0.36, 0.35, 0.33],
  [0.52, 0.5, 0.46],
  [0.18, 0.18, 0.185],
  [0.44, 0.39, 0.32],
  [0.62, 0.6, 0.57],
];

/** A pebble that water has rounded: 24 to 52 mm long and flat. */
export const pebble = (context: PropContext): readonly Part[] => {
  const long = between(context.random, 0.012, 0.026);
  const own = PEBBLES[Math.floor(context.random() * PEBBLES.length)]!;
  return stoneOf(
    'pebble',
    context,
    [long, long * between(context.random, 0.38, 0.55), long * between(context.random, 0.65, 0.9)],
    own,
    0.05,
  );
};

/** A rounded stone of the size of a fist. */
export const stone = (context: PropContext): readonly Part[] => {
  const long = between(context.random, 0.036, 0.06);
  return stoneOf(
    'stone',
    context,
    [long, long * between(context.random, 0.5, 0.68), long * between(context.random, 0.7, 0.92)],
    [0.3, 0.29, 0.275],
    0.11,
  );
};

/** Half the width in metres of the smallest stone on which something stands. */
const MIN_SLAB = 0.026;

/** A flat stone on which a thing of this width stands. */
export const slab = (context: PropContext): readonly Part[] => {
  const half = Math.max(MIN_SLAB, 0.62 * context.size);
  const { random, detail, colour } = context;
  const seed = between(random, 0, 90);
  const height = Math.min(0.07, 0.42 * half);
  const mesh = roundedMesh(atDetail(160, detail), atDetail(96, detail), (x, y, z) => {
    const r = superellipsoid(x, y, z, 3.2);
    const flat = Math.hypot(x, z);
    const rough = flat * (0.1 * noise3(x * 1.6 + seed, y, z * 1.6) + 0.03 * noise3(x * 6 + seed, y * 3, z * 6));
    // The top is worn flat, so that a thing stands on it.
    return [x * r * half * (1 + rough), Math.min(0.72, y * r) * (height / 1.72), z * r * half * (0.86 + rough)];
  });
  return [stonePart('slab', mesh, colour ?? [0.28, 0.27, 0.255], seed)];
};

function stoneOf(
  name: string,
  { random, detail, colour }: PropContext,
  [a, b, c]: Rgb,
  own: Rgb,
  rough: number,
): readonly Part[] {
  const [seed, power] = [between(random, 0, 90), between(random, 2, 2.5)];
  const mesh = roundedMesh(atDetail(88, detail), atDetail(64, detail), (x, y, z) => {
    const r =
      superellipsoid(x, y, z, power) *
      (1 + rough * (noise3(x * 1.4 + seed, y * 1.4, z * 1.4) + 0.35 * noise3(x * 3.4, y * 3.4 + seed, z * 3.4)));
    return [x * r * a, y * r * b, z * r * c];
  });
  return [stonePart(name, mesh, colour ?? own, seed)];
}

function stonePart(name: string, mesh: Part['mesh'], albedo: Rgb, seed: number): Part {
  return {
    name,
    role: 'stand',
    solid: true,
    mesh,
    material: material({
      albedo,
      roughness: 0.72,
      reflectance: 0.04,
      specular: 0.7,
      wrap: 0.03,
      bump: (u, v) => 0.00012 * noise2(u * 900, v * 900, 9) + 0.0002 * noise2(u * 240, v * 240, 4),
      bumpStep: 0.0005,
    }),
    detail: ({ x, y, z }, surface) => {
      const speck = noise3(x * 900 + seed, y * 900, z * 900);
      const cloud = noise3(x * 70 + seed, y * 70, z * 70);
      const tone = 1 + 0.1 * cloud + (speck > 0.55 ? 0.16 : speck < -0.62 ? -0.2 : 0);
      surface.r *= tone;
      surface.g *= tone;
      surface.b *= tone;
    },
  };
}
