import { gridMesh } from './grid.ts';
import { clamp } from '../interpolation.ts';
import type { Mesh } from './mesh.ts';
import type { MutableVec3 } from '../vector.ts';

export interface SlabOptions {
  readonly columns: number;
  readonly rows: number;
  /** Metres from the fixed end to the free end. */
  readonly length: number;
  /** Half width in metres at a distance from the fixed end, before the corners are rounded. */
  readonly half: (s: number) => number;
  /** Radius of the two corners of the free end. */
  readonly corner: number;
  /** Thickness of the leather in metres; its edges are a quarter round. */
  readonly thickness: number;
  /** Metres by which the free end bows out at its centre. */
  readonly bow?: number;
  /** Rounds the fixed end too. Default false: the fixed end is hidden under something. */
  readonly bothEnds?: boolean;
  /**
   * Writes the place of a point of the flat leather: x across, s from the fixed end, `lift` above the surface below.
   */
  readonly lay: (x: number, s: number, lift: number, out: MutableVec3) => void;
}

export interface Slab {
  /** uv are (x, -s): metres across and from the fixed end. */
  readonly mesh: Mesh;
  /** Distance in metres from the cut edge, inwards, at (u, v) of the mesh. */
  readonly edge: (u: number, v: number) => number;
}

/** A piece of leather or sole on top of another surface: flat back, thick round edge, rounded corners. */
export function slabMesh(options: SlabOptions): Slab {
  const { length, half, corner, thickness, lay, bow = 0 } = options;
  const edge = (x: number, s: number): number => {
    const reach = half(s);
    const bowed = length + bow * (1 - Math.min(1, (x / reach) ** 2));
    const dx = reach - Math.abs(x);
    const end = bowed - s;
    const ds = options.bothEnds ? Math.min(end, s) : end;
    if (dx >= corner || ds >= corner) return Math.min(dx, ds);
    return corner - Math.hypot(corner - dx, corner - ds);
  };
  const cloth: MutableVec3 = [0, 0, 0];
  const place = (u: number, v: number): void => {
    const along = endShare(v, corner / length, options.bothEnds === true);
    const s0 = along * length;
    const reach = half(s0) - cornerLoss(Math.min(length - s0, options.bothEnds ? s0 : Infinity), corner);
    cloth[0] = rimShare(u, thickness / reach) * reach;
    cloth[1] = s0 + bow * along * (1 - (cloth[0] / half(s0)) ** 2);
  };
  const mesh = gridMesh(
    {
      columns: options.columns,
      rows: options.rows,
      develop: (u, v, _position, out) => {
        place(u, v);
        out[0] = cloth[0];
        out[1] = -cloth[1];
      },
    },
    (u, v, out) => {
      place(u, v);
      const rim = clamp(1 - edge(cloth[0], cloth[1]) / thickness);
      lay(cloth[0], cloth[1], thickness * Math.sqrt(1 - rim * rim), out);
    },
  );
  return { mesh, edge: (u, v) => edge(u, -v) };
}

/** Concentrates rows where the corner turns: three tenths of them are on each rounded end. */
function endShare(v: number, corner: number, bothEnds: boolean): number {
  const turn = 0.3;
  if (v > 1 - turn) return 1 - corner + corner * Math.sin((((v - 1 + turn) / turn) * Math.PI) / 2);
  if (!bothEnds) return (v / (1 - turn)) * (1 - corner);
  if (v < turn) return corner - corner * Math.sin(((1 - v / turn) * Math.PI) / 2);
  return corner + ((v - turn) / (1 - 2 * turn)) * (1 - 2 * corner);
}

/** Metres by which the round corner makes the piece narrower at a distance from its end. */
function cornerLoss(fromEnd: number, corner: number): number {
  if (fromEnd >= corner) return 0;
  const q = corner - fromEnd;
  return corner - Math.sqrt(Math.max(0, corner * corner - q * q));
}

/** -1 to 1 across, with a fifth of the columns on each quarter-round rim. */
function rimShare(u: number, rim: number): number {
  const a = u * 2 - 1;
  const side = Math.abs(a);
  const narrow = Math.min(rim, 0.45);
  if (side < 0.8) return (a / 0.8) * (1 - narrow);
  return Math.sign(a) * (1 - narrow * (1 - Math.sin((((side - 0.8) / 0.2) * Math.PI) / 2)));
}
