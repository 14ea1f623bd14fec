import { insideOutline } from '../../../../foundation/geometry/curves/outline.ts';
import type { PlanePoint } from '../../../../foundation/geometry/curves/outline.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import type { Part } from '../../../parts/part.ts';
import { layerParts } from '../../sewing/layer.ts';
import { edgeStitch } from '../trimmings/edge-stitch.ts';
import { braid, braided } from './seams.ts';
import type { TailoredCut } from '../cut/cut.ts';

/** A layer drawn from the front as an outline of (|x|, y) on both sides, or on one. */
export interface PocketOutline {
  readonly name: string;
  readonly inside: (x: number, y: number) => number;
  readonly height: number;
  /** 1 or -1 for one side only, 0 for both. */
  readonly side: 0 | 1 | -1;
}

export function pocketOutlines({ kind, pocket, hem, trench, braid, ribbed, waistcoat }: TailoredCut): PocketOutline[] {
  // No room below the waist of a cropped piece.
  if (pocket === 'none' || hem > 0.97) return [];
  const y =
    kind === 'coat'
      ? Math.max(0.93, hem + 0.16)
      : Math.max(0.885, hem + (pocket === 'flap' ? 0.07 : pocket === 'patch' && !braid ? 0.2 : ribbed ? 0.19 : 0.15));
  const both = (name: string, points: readonly PlanePoint[], height: number): PocketOutline => ({
    name,
    inside: insideOutline(points),
    height,
    side: 0,
  });
  if (waistcoat && pocket === 'welt') {
    const high = hem + 0.148;
    return [
      both(
        'welt',
        [
          [0.064, high - 0.006],
          [0.143, high + 0.007],
          [0.144, high - 0.013],
          [0.065, high - 0.026],
        ],
        0.0032,
      ),
    ];
  }
  if (pocket === 'welt') {
    const lean = kind === 'coat' ? 0.05 : 0.02;
    return [
      both(
        'welt',
        [
          [0.108, y + 0.055],
          [0.138, y + 0.049],
          [0.138 + lean, y - 0.098],
          [0.108 + lean, y - 0.104],
        ],
        0.0042,
      ),
    ];
  }
  if (pocket === 'patch') {
    const deep = braid ? 0.105 : kind === 'coat' ? 0.18 : 0.15;
    // Small ones sit further in, where the front still faces forward.
    const inner = braid ? 0.012 : 0;
    return [
      both(
        'patch pocket',
        [
          [0.056 - inner, y + 0.01],
          [0.156 - 2 * inner, y + 0.018],
          [0.159 - 2 * inner, y - deep + 0.03],
          [0.148 - 2 * inner, y - deep + 0.014],
          [0.07 - inner, y - deep],
          [0.057 - inner, y - deep + 0.014],
        ],
        0.0026,
      ),
    ];
  }
  const flaps = both(
    'pocket flap',
    [
      [0.066, y + 0.002],
      [0.156, y + 0.01],
      [0.159, y - 0.034],
      [0.152, y - 0.041],
      [0.075, y - 0.048],
      [0.067, y - 0.041],
    ],
    0.005,
  );
  if (trench || kind !== 'blazer') return [flaps];
  const breast: PocketOutline = {
    name: 'breast pocket',
    inside: insideOutline([
      [0.062, 1.252],
      [0.148, 1.264],
      [0.15, 1.241],
      [0.064, 1.229],
    ]),
    height: 0.0035,
    side: 1,
  };
  return [flaps, breast];
}

/** `fronts` are the fabric on the wearer's left and right: the right front is on top. */
export function pocketParts(
  fronts: Readonly<Record<1 | -1, Mesh>>,
  outlines: readonly PocketOutline[],
  cut: TailoredCut,
  spacing: number,
): Part[] {
  const { braid: colour } = cut;
  return outlines.flatMap(({ name, inside, height, side }) => {
    const sides = side === 0 ? ([1, -1] as const) : [side];
    return sides.flatMap((own) => {
      const edge = (x: number, y: number, z: number) => (z < 0 ? -0.05 : inside(x * own, y));
      const label = `${own > 0 ? 'left' : 'right'} ${name}`;
      const parts = layerParts({
        name: label,
        role: 'cloth',
        colourPart: 'pockets',
        on: fronts[own],
        edge,
        height,
        spacing,
        detail: colour
          ? (point, surface) => braid(point, surface, edge(point.x, point.y, point.z), colour)
          : edgeStitch(cut, edge),
      });
      return colour ? parts.map((part) => (part.detail ? part : { ...part, detail: braided(colour) })) : parts;
    });
  });
}
