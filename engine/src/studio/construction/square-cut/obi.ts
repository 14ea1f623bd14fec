import { lerp, TAU } from '../../../foundation/geometry/interpolation.ts';
import { fractalNoise2 } from '../../../foundation/geometry/noise.ts';
import type { MutableVec3 } from '../../../foundation/geometry/vector.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Part } from '../../parts/part.ts';
import type { ClothSurface } from '../draped/cloth/cloth-surface.ts';
import { clothPatch } from '../draped/sewn-on/cloth-patch.ts';

/** Height in metres of the sash's centre. */
const CENTRE = 1.112;
/** Width of the sash in metres. */
const WIDTH = 0.138;
/** Distance in metres of the sash from the fabric at its edges. */
const LIFT = 0.005;

/** A broad stiff sash with its cord and the flat, drum-shaped knot (taiko) at the back. */
export function obi(surface: ClothSurface, detail: number): Part[] {
  const level = (a: number) => CENTRE - 0.012 * Math.cos(a);
  const sash = clothPatch(
    surface,
    {
      at: (u, v, out) => {
        out[0] = (u - 0.5) * TAU;
        out[1] = level(out[0]) + WIDTH * (0.5 - v);
      },
      size: [0.86, WIDTH],
      lift: LIFT,
      closed: true,
      spacing: 0.004,
      stand: (u, v) => 0.004 * Math.sin(v * Math.PI) + 0.0012 * fractalNoise2(u * 14, v * 5, 2, 2),
    },
    detail,
  );
  const drum = clothPatch(
    surface,
    {
      at: (u, v, out) => {
        out[0] = Math.PI + (u - 0.5) * 1.75;
        out[1] = CENTRE + 0.085 - 0.235 * v;
      },
      size: [0.27, 0.235],
      lift: LIFT,
      spacing: 0.004,
      stand: (u, v) => 0.034 * (1 - (2 * u - 1) ** 8) * Math.pow(Math.sin(Math.PI * lerp(0.1, 0.97, v)), 0.4),
    },
    detail,
  );
  const part = { role: 'contrast', colourPart: 'belt' } as const;
  return [
    { ...part, name: 'obi', mesh: sash },
    { ...part, name: 'obi drum', mesh: drum },
    { name: 'obi cord', role: 'contrast', colourPart: 'trim', mesh: cord(surface, level), solid: true },
  ];
}

function cord(surface: ClothSurface, level: (a: number) => number) {
  const point: MutableVec3 = [0, 0, 0];
  const path: MutableVec3[] = Array.from({ length: 97 }, (_, i) => {
    const a = (i / 96 - 0.5) * TAU;
    surface.point(a, level(a), point);
    const off = 0.0115 + 0.036 * Math.max(0, -Math.cos(a)) ** 3;
    return [point[0] + Math.sin(a) * off, point[1], point[2] + Math.cos(a) * off];
  });
  path[96] = path[0]!;
  return tubeMesh(path, { radius: 0.0042, closed: true, sides: 12, rows: 280 });
}
