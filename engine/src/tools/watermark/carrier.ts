/**
 * The carrier of the mark: a square tile of band-limited noise that repeats over the whole picture. Each frequency of the
 * tile carries one bit of the code word by its sign, or the known sign by which a reader finds scale and place. Sources:
 * spread spectrum of I. J. Cox et al., "Secure spread spectrum watermarking for multimedia" (1997); periodic tiles that
 * synchronise themselves of M. Kutter, "Watermarking resisting to translation, rotation and scaling" (1998).
 */
import { TAU } from '../../foundation/geometry/interpolation.ts';
import { createRandom } from '../../foundation/geometry/random.ts';
import { CODE_LENGTH } from './error-correction.ts';
import { transformSquare } from './transform-square.ts';

/** Side of the tile in pixels. */
export const TILE = 128;
/**
 * Frequencies of the tile in cycles per side: waves of 4.6 to 16 pixels. Longer ones would be seen on a plain area, and
 * shorter ones are lost when a picture is reduced to half its size.
 */
const MIN_RADIUS = 8;
export const MAX_RADIUS = 28;
/** Share of the frequencies that carry no bit. */
const KNOWN_SHARE = 0.3;
/** Part of the format of the mark: with another seed, marks that exist are not found. */
const SEED = 20_261_128;

/** A frequency of the tile; its mirror image (-u, -v) follows from it, since pictures are real. */
export interface Carrier {
  /** Cycles per side of the tile, to the right (1 to 28) and downwards (-28 to 28, not 0). */
  readonly u: number;
  readonly v: number;
  /** Radians. */
  readonly phase: number;
  /** Index of the bit in the code word whose value gives the sign; null where the sign is known. */
  readonly bit: number | null;
}

export const carriers: readonly Carrier[] = chooseCarriers();

/** Frequencies along an axis are left out, because edges of pictures and of JPEG blocks have most of them. */
function chooseCarriers(): readonly Carrier[] {
  const random = createRandom(SEED);
  const places: { readonly u: number; readonly v: number; readonly order: number }[] = [];
  for (let v = -MAX_RADIUS; v <= MAX_RADIUS; v++) {
    for (let u = 1; u <= MAX_RADIUS; u++) {
      const radius = Math.hypot(u, v);
      if (v !== 0 && radius >= MIN_RADIUS && radius <= MAX_RADIUS) places.push({ u, v, order: random() });
    }
  }
  places.sort((a, b) => a.order - b.order);
  const known = Math.round(places.length * KNOWN_SHARE);
  return places.map(({ u, v }, i) => ({
    u,
    v,
    phase: TAU * random(),
    bit: i < known ? null : (i - known) % CODE_LENGTH,
  }));
}

/** The tile of a code word, row by row, with a mean of 0 and a standard deviation of 1. */
export function tileOf(code: Uint8Array): Float32Array {
  const re = new Float64Array(TILE * TILE);
  const im = new Float64Array(TILE * TILE);
  for (const { u, v, phase, bit } of carriers) {
    const sign = bit === null || code[bit] === 1 ? 1 : -1;
    const at = ((v + TILE) % TILE) * TILE + u;
    const mirrored = ((TILE - v) % TILE) * TILE + TILE - u;
    re[at] = re[mirrored] = sign * Math.cos(phase);
    im[at] = sign * Math.sin(phase);
    im[mirrored] = -im[at]!;
  }
  transformSquare(re, im, TILE, 'inverse');
  const power = re.reduce((sum, value) => sum + value * value, 0) / re.length;
  return Float32Array.from(re, (value) => value / Math.sqrt(power));
}
