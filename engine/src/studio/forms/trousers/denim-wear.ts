import { bell, clamp, smoothstep } from '../../../geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../../geometry/noise.ts';
import { linearFromHex, luminance } from '../../colour.ts';
import type { Piece } from '../../../prompt/brief.ts';
import type { Painter, Surface } from '../../material.ts';
import type { TrouserCut } from './cut.ts';
import type { LegNet } from './leg-net.ts';
import { rowOf } from './leg-cloth.ts';
import { panelReader } from './panel-place.ts';

interface Wash {
  /** How far it has gone where it is rubbed, and everywhere; below 0 darker than the named colour. */
  readonly rubbed: number;
  readonly base: number;
  /** How strongly folds are drawn, and how pale worn places become, 1 as on stonewashed denim. */
  readonly folds: number;
  readonly pale: number;
}

const DARK: Wash = { rubbed: 0.3, base: -0.42, folds: 0.4, pale: 0.62 };
const WASHES: Readonly<Record<string, Wash>> = {
  raw: { rubbed: 0.05, base: -0.5, folds: 0.1, pale: 0.3 },
  dark: DARK,
  mid: { rubbed: 0.62, base: 0.02, folds: 0.75, pale: 1 },
  light: { rubbed: 0.6, base: 0.5, folds: 0.6, pale: 1 },
  acid: { rubbed: 0.5, base: 0.5, folds: 0.4, pale: 1 },
  distressed: { rubbed: 0.82, base: 0.26, folds: 0.7, pale: 1 },
};
/** Denim whose own colour is deep already has been washed little. */
const DEEP: Wash = { rubbed: 0.5, base: 0.06, folds: 0.42, pale: 0.36 };

function washOf({ attributes: { wash }, colours }: Piece): Wash {
  if (wash) return WASHES[wash] ?? WASHES['mid']!;
  const main = colours.find(({ part }) => part === 'main');
  return main && luminance(linearFromHex(main.hex)) < 0.028 ? DEEP : WASHES['mid']!;
}

/**
 * Indigo rubs off where legs bend and press outwards: thighs, knees, seat, the ridges of folds, seams and edges. The
 * slow part is baked over the net of the leg.
 */
export function denimWear(cut: TrouserCut, net: LegNet, piece: Piece, side: 1 | -1, face: 1 | -1): Painter | undefined {
  if (!cut.jeans || piece.fabric === 'leather') return undefined;
  const wash = washOf(piece);
  const read = panelReader(cut, net, side, face);
  const worn = bakeWear(net, wash, piece.attributes.wash === 'acid', side);
  return (point, surface) => {
    if (point.back) {
      wrongSide(surface);
      return;
    }
    // White denim has nothing to lose; black denim goes grey, and less so.
    const blue = surface.b > 1.3 * surface.r;
    const dyed = smoothstep(0.5, 0.3, surface.g);
    const { s, height, above, outer, inner, below } = read(point);
    const row = rowOf(net.heights, height);
    const edge = 0.3 * bell(above, 0.004) + 0.16 * (bell(outer - 0.006, 0.004) + bell(inner - 0.006, 0.004));
    const grain = 0.09 * noise2(point.u * 330, point.v * 90, 9) + 0.1 * noise2(point.u * 60, point.v * 22, 4);
    const rubbed = edge * smoothstep(-0.05, 0.1, below) + grain * Math.sqrt(wash.pale);
    unpolished(surface);
    fade(surface, dyed * clamp(wearAt(net, worn, s, row) + rubbed, -0.62, 0.95), blue, wash.pale);
  };
}

/** Wear of small pieces (waistband, pockets, loops): as far gone as the wash, more on their upper rims. */
export function pieceWear(cut: TrouserCut, piece: Piece): Painter | undefined {
  if (!cut.jeans || piece.fabric === 'leather') return undefined;
  const { rubbed, base, pale } = washOf(piece);
  return (point, surface) => {
    const blue = surface.b > 1.3 * surface.r;
    const dyed = smoothstep(0.5, 0.3, surface.g);
    const rim = 0.35 * rubbed * bell(point.v, 0.004);
    const grain = 0.12 * noise2(point.u * 90, point.v * 60, 4) + 0.08 * noise2(point.u * 330, point.v * 120, 9);
    fade(surface, dyed * clamp(base + 0.1 * rubbed + rim + grain * Math.sqrt(pale), -0.62, 0.95), blue, pale);
  };
}

/** Deep dye leaves little but reflections to be seen, and denim has none of the shine of leather. */
function unpolished(surface: Surface): void {
  const deep = smoothstep(0.1, 0.02, surface.g);
  surface.specular *= 1 - 0.8 * deep;
  surface.sheen *= 1 + 0.6 * deep;
}

/** Below 0 darker, above it rubbed: the white weft shows, and colours move towards a pale tint of themselves. */
function fade(surface: Surface, k: number, blue: boolean, most: number): void {
  if (k < 0) {
    // More dye is nearer to black: the blue goes first.
    surface.r *= 1 + k * 0.85;
    surface.g *= 1 + k;
    surface.b *= 1 + k * 1.15;
    return;
  }
  const pale = 0.6 * k * most * (blue ? 1 : 0.5);
  surface.r += ((blue ? 0.27 : 0.3) - surface.r * 0.45) * pale * (blue ? 0.84 : 1);
  surface.g += ((blue ? 0.345 : 0.3) - surface.g * 0.45) * pale * (blue ? 0.92 : 1);
  surface.b += ((blue ? 0.45 : 0.3) - surface.b * 0.45) * pale;
}

/** The wrong side of denim shows more of its white weft than of its dyed warp. */
function wrongSide(surface: Surface): void {
  const dyed = smoothstep(0.4, 0.2, surface.g) * 0.5;
  surface.r += (0.36 - surface.r) * dyed;
  surface.g += (0.4 - surface.g) * dyed;
  surface.b += (0.46 - surface.b) * dyed;
}

function bakeWear(net: LegNet, { rubbed, base, folds }: Wash, mottled: boolean, side: number): Float32Array {
  const { columns, heights, relief } = net;
  const worn = new Float32Array(relief.length);
  for (let j = 0; j < heights.length; j++) {
    const y = heights[j]!;
    for (let i = 0; i <= columns; i++) {
      const s = i / columns;
      const front = bell(s - 0.25, 0.13);
      const back = bell(s - 0.77, 0.13);
      const places =
        front * (0.95 * bell(y - 0.65, 0.13) + 0.55 * bell(y - 0.47, 0.07)) +
        back * (0.7 * bell(y - 0.85, 0.08) + 0.3 * bell(y - 0.45, 0.1));
      const inseam = 0.28 * smoothstep(0.14, 0, Math.min(s, 1 - s)) * smoothstep(0.86, 0.7, y);
      const ridge = clamp(relief[j * (columns + 1) + i]! / 0.0055, -1.1, 1.2);
      let k = base + rubbed * (places - inseam) - 0.2 * rubbed * bell(Math.abs(s - 0.5), 0.05);
      k += folds * ridge * (0.32 + 0.3 * places);
      k += 0.2 * rubbed * fractalNoise2(s * 7 + side * 3, y * 8, 5, 3);
      if (mottled) k += 1.15 * fractalNoise2(s * 18 + side * 5, y * 30, 11, 4);
      worn[j * (columns + 1) + i] = k;
    }
  }
  return worn;
}

function wearAt({ columns, heights }: LegNet, worn: Float32Array, s: number, row: number): number {
  const j = Math.min(heights.length - 2, row | 0);
  const v = row - j;
  const at = clamp(s) * columns;
  const i = Math.min(columns - 1, at | 0);
  const u = at - i;
  const k = j * (columns + 1) + i;
  const top = worn[k]! + (worn[k + 1]! - worn[k]!) * u;
  const low = worn[k + columns + 1]! + (worn[k + columns + 2]! - worn[k + columns + 1]!) * u;
  return top + (low - top) * v;
}
