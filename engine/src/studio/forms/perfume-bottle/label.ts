import { slabMesh } from '../../../geometry/slab.ts';
import { atDetail } from '../../form.ts';
import { material } from '../../material.ts';
import type { Painter } from '../../material.ts';
import type { Part } from '../../part.ts';
import type { Flacon } from './flacon.ts';

const PAPER = material({ albedo: [0.7, 0.675, 0.62], roughness: 0.75, reflectance: 0.04 });
const INK = [0.035, 0.032, 0.03] as const;

/** A paper label with a border, and lines of small type that name nobody. */
export function labelPart({ half, z, y }: NonNullable<Flacon['label']>, detail: number): Part {
  const [width, height] = half;
  const { mesh, edge } = slabMesh({
    ...{
      columns: atDetail(60, detail),
      rows: atDetail(60, detail),
      length: height * 2,
      corner: 0.0006,
      thickness: 0.0003,
      bothEnds: true,
    },
    half: () => width,
    lay: (x, s, lift, out) => {
      out[0] = x;
      out[1] = y + height - s;
      out[2] = z + 0.00005 + lift;
    },
  });
  const print: Painter = (point, surface) => {
    const soft = Math.max(point.footprint, 0.00008);
    const line = (off: number, half: number) => Math.min(1, Math.max(0, 0.5 + (half - Math.abs(off)) / soft));
    const inside = edge(point.u, point.v);
    const border = line(inside - 0.0014, 0.00016);
    const ink = Math.min(1, border + typeLines(point.u, point.v / height + 1, width, soft));
    surface.r += (INK[0] - surface.r) * ink;
    surface.g += (INK[1] - surface.g) * ink;
    surface.b += (INK[2] - surface.b) * ink;
  };
  return { name: 'label', role: 'cloth', mesh, material: PAPER, detail: print, castsShadow: false };
}

/** Rows of upright strokes like spaced capitals: a large one, a rule, a small one. `v` runs from -1 to 1 upwards. */
function typeLines(u: number, v: number, width: number, soft: number): number {
  const row = (at: number, tall: number, reach: number, pitch: number) => {
    if (Math.abs(v - at) > tall || Math.abs(u) > reach * width) return 0;
    const beat = u / pitch - Math.floor(u / pitch);
    const letter = Math.floor(u / pitch);
    const stroke = 0.16 + 0.1 * Math.abs(Math.sin(letter * 7.3));
    const bar = Math.abs(v - at) > tall * 0.72 && Math.sin(letter * 3.1) > 0 ? 0.34 : 0;
    const far = Math.min(
      Math.abs(beat - 0.32) - stroke * 0.5,
      Math.abs(beat - 0.62) - stroke * 0.3,
      bar > 0 ? Math.abs(beat - 0.47) - bar * 0.5 : 1,
    );
    return Math.min(1, Math.max(0, 0.5 - (far * pitch) / soft)) * (Math.sin(letter * 12.9) > -0.92 ? 1 : 0);
  };
  const rule = Math.abs(u) < width * 0.2 && Math.abs(v + 0.1) < 0.012 ? 1 : 0;
  return Math.max(row(0.2, 0.085, 0.62, 0.0026), row(-0.34, 0.035, 0.42, 0.0013), rule);
}
