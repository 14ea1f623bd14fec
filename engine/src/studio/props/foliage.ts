import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../foundation/geometry/noise.ts';
import { between } from '../../foundation/geometry/random.ts';
import { gridMesh } from '../../foundation/geometry/mesh/grid.ts';
import type { Part } from '../parts/part.ts';
import { atDetail } from '../parts/at-detail.ts';
import { material } from '../materials/material.ts';
import type { PropContext } from './prop-context.ts';

/** A laurel leaf of 70 to 110 mm that lies on its ribs and bends up at the tip, with its midrib and veins. */
export function leaf({ random, detail, colour }: PropContext): readonly Part[] {
  const length = between(random, 0.07, 0.11);
  const half = length * between(random, 0.17, 0.23);
  const [bend, fold, seed, sway] = [
    between(random, 0.05, 0.16),
    between(random, 0.12, 0.3),
    between(random, 0, 50),
    between(random, -0.12, 0.12),
  ];
  const mesh = gridMesh(
    {
      columns: atDetail(36, detail),
      rows: atDetail(72, detail),
      develop: (u, v, _at, out) => {
        out[0] = (u - 0.5) * 2;
        out[1] = v;
      },
    },
    (u, v, out) => {
      const across = (u - 0.5) * 2;
      const width = half * Math.pow(Math.sin(Math.PI * Math.pow(v, 0.86)), 0.8) + 0.0009;
      const x = across * width + sway * length * v * v;
      const ripple = 0.0012 * Math.sin(v * 26 + seed) * Math.abs(across) ** 2;
      out[0] = x;
      out[1] = Math.abs(across) * width * fold + bend * length * (2 * v - 1) ** 2 + ripple;
      out[2] = (0.5 - v) * length;
    },
  );
  const blade = material({
    albedo: colour ?? [0.035, 0.115, 0.03],
    roughness: 0.4,
    reflectance: 0.05,
    wrap: 0.1,
    transmission: 0.18,
  });
  return [
    {
      name: 'leaf',
      role: 'stand',
      mesh,
      material: blade,
      detail: (point, surface) => {
        const across = Math.abs(point.u);
        const rib = 1 - smoothstep(0.02, 0.07, across);
        const vein =
          1 - smoothstep(0.05, 0.14, Math.abs(((((point.v * 11 + across * 1.6) % 1) + 1) % 1) - 0.5) * 2 * 0.5);
        const pale = Math.max(rib, 0.35 * vein * (1 - across)) * (point.back ? 0.6 : 1);
        const tone = 1 + 0.14 * noise2(point.u * 3 + seed, point.v * 8, 2) + (point.back ? 0.7 : 0);
        surface.r = surface.r * tone + 0.12 * pale;
        surface.g = surface.g * tone + 0.17 * pale;
        surface.b = surface.b * tone + 0.06 * pale;
      },
    },
  ];
}

/** A rose petal of 28 to 42 mm, cupped, with a pale foot. */
export function petal({ random, detail, colour }: PropContext): readonly Part[] {
  const size = between(random, 0.028, 0.042);
  const [cup, curl, seed] = [between(random, 0.18, 0.42), between(random, 0.05, 0.3), between(random, 0, 50)];
  const mesh = gridMesh(
    {
      columns: atDetail(32, detail),
      rows: atDetail(32, detail),
      develop: (u, v, _at, out) => {
        out[0] = (u - 0.5) * 2;
        out[1] = v;
      },
    },
    (u, v, out) => {
      const across = (u - 0.5) * 2;
      const width = size * 0.52 * Math.pow(Math.sin(Math.PI * Math.min(1, 0.06 + 0.8 * Math.pow(v, 0.8))), 0.75);
      const notch = 0.08 * size * Math.exp(-((across / 0.3) ** 2)) * v ** 6;
      out[0] = across * width;
      const out2 = across * across;
      out[1] =
        size *
          (cup * 0.5 * out2 * Math.sin(Math.PI * v * 0.8 + 0.3) +
            cup * (v - 0.45) ** 2 -
            curl * 0.4 * v ** 5 * (0.3 + out2)) +
        0.0009 * noise2(u * 5 + seed, v * 5, 1);
      out[2] = (0.5 - v) * size + notch;
    },
  );
  const blade = material({
    albedo: colour ?? [0.6, 0.12, 0.17],
    roughness: 0.62,
    reflectance: 0.035,
    sheen: 0.25,
    wrap: 0.25,
    transmission: 0.35,
  });
  return [
    {
      name: 'petal',
      role: 'stand',
      mesh,
      material: blade,
      detail: (point, surface) => {
        const foot = 0.75 * (1 - smoothstep(0.02, 0.3, point.v));
        const tone = 1 + 0.1 * noise2(point.u * 8 + seed, point.v * 2, 4);
        surface.r = (surface.r + (0.75 - surface.r) * foot) * tone;
        surface.g = (surface.g + (0.66 - surface.g) * foot) * tone;
        surface.b = (surface.b + (0.5 - surface.b) * foot) * tone;
      },
    },
  ];
}
