import type { Picture } from '../../foundation/image/picture.ts';
import { luminancePlane } from '../../foundation/image/picture.ts';
import { blur } from '../../foundation/image/blur.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';

/** Logarithm of light over that round it from which a place may be a trim: at least, and times what bright folds have. */
const BRIGHTER = 0.53;
const FOLDS = 1.4;
/** Beyond that a place surely is brighter than a fold. */
const FAR = 0.42;
/** Of a bright patch: least share that is far brighter. Shine fades into the cloth round it, labels and prints end. */
const ENDS = 0.46;
/** Most of a patch that may lie along the garment's outline: there shine is cut off, too, which is not as bright. */
const OUTLINE = 0.15;
const BEYOND_SHINE = 0.9;
/** Of a garment: the largest trim, and most of it in trims, above which it is the cloth itself that shines. */
const LARGEST = 0.03;
const MAX = 0.047;
/** Of the square root of a garment's area: how far the light round a place is looked for. */
const ROUND = 0.06;
const MIN_LIGHT = 0.004;
/** Below this share of cloth a pixel's light is that of what lies beside it, too. */
const WHOLE = 0.99;
const SAMPLES = 4000;

/**
 * Labels, bright thread, buttons and prints on darker cloth: 0 to 1 per pixel, 1 where none is. They keep their colour
 * when the cloth takes another. @param matte 0 to 1 per pixel. `check` may throw to stop.
 */
export function withoutBrightTrims(picture: Picture, matte: Float32Array, check: () => void): Float32Array {
  const { width, height, rgb } = picture;
  const area = matte.reduce((sum, value) => sum + value, 0);
  const light = luminancePlane(rgb).map((value) => Math.log(value + MIN_LIGHT));
  const near = (plane: Float32Array) => blur(plane, width, height, Math.max(3, ROUND * Math.sqrt(area)), { check });
  const mean = near(light.map((value, i) => value * matte[i]!));
  const weight = near(matte);
  // Beside a large trim the mean is its own: a second look leaves out what the first found bright.
  const dull = light.map((value, i) => (value - mean[i]! / (weight[i]! + 1e-4) < BRIGHTER ? matte[i]! : 0));
  const ground = near(light.map((value, i) => value * dull[i]!));
  const dullWeight = near(dull);
  // Brighter than deep shade is no trim yet.
  const [usual, folds] = usualLight(light, matte);
  const bright = Math.max(BRIGHTER, FOLDS * (folds - usual));
  const above = light.map((value, i) => value - Math.max(usual, ground[i]! / (dullWeight[i]! + 1e-4)));
  const trims = endingPatches({ above, bright, matte, width, area });
  const out = new Float32Array(matte.length).fill(1);
  if (trims.every((value) => value === 0)) return out;
  // The soft edge of a trim is outside its patch.
  const reach = blur(Float32Array.from(trims), width, height, 1.5, { passes: 1, check });
  for (let i = 0; i < out.length; i++) {
    if (reach[i]! > 0.01) out[i] = 1 - smoothstep(0.4 * bright, bright, above[i]!);
  }
  return out;
}

/** The median, and what nine tenths of the cloth lie below. */
function usualLight(light: Float32Array, matte: Float32Array): readonly [number, number] {
  const step = Math.max(1, Math.floor(light.length / (8 * SAMPLES)));
  const values: number[] = [];
  for (let i = 0; i < light.length; i += step) if (matte[i]! >= WHOLE) values.push(light[i]!);
  values.sort((a, b) => a - b);
  return [values[values.length >> 1] ?? 0, values[Math.floor(0.9 * values.length)] ?? 0];
}

interface Bright {
  /** Logarithm of light over that of the cloth round it, and from where on it is bright. */
  readonly above: Float32Array;
  readonly bright: number;
  readonly matte: Float32Array;
  readonly width: number;
  readonly area: number;
}

/** 1 in patches of bright places that end where they are bright. */
function endingPatches({ above, bright, matte, width, area }: Bright): Uint8Array {
  const seen = new Uint8Array(above.length);
  const trims = new Uint8Array(above.length);
  const queue = new Int32Array(above.length);
  let all = 0;
  for (let start = 0; start < above.length; start++) {
    let [last, surely, outer, sum] = [0, 0, 0, 0];
    const visit = (i: number) => {
      if (seen[i] || matte[i]! < WHOLE || above[i]! < bright) return;
      seen[i] = 1;
      if (above[i]! > bright + FAR) surely++;
      sum += above[i]!;
      queue[last++] = i;
    };
    visit(start);
    for (let next = 0; next < last; next++) {
      const i = queue[next]!;
      const x = i % width;
      if (Math.min(matte[i - 1] ?? 0, matte[i + 1] ?? 0, matte[i - width] ?? 0, matte[i + width] ?? 0) < WHOLE) outer++;
      if (x > 0) visit(i - 1);
      if (x < width - 1) visit(i + 1);
      if (i >= width) visit(i - width);
      if (i + width < above.length) visit(i + width);
    }
    const shines = outer > OUTLINE * last && sum < (bright + BEYOND_SHINE) * last;
    if (surely < ENDS * last || shines || last > LARGEST * area) continue;
    all += last;
    for (let k = 0; k < last; k++) trims[queue[k]!] = 1;
  }
  return all > MAX * area ? new Uint8Array(above.length) : trims;
}
