import type { Picture } from '../../foundation/image/picture.ts';
import { luminancePlane } from '../../foundation/image/picture.ts';
import { blur } from '../../foundation/image/blur.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';

/** Minimum log brightness relative to the surroundings from which a pixel may be a trim. */
const BRIGHTER = 0.53;
/** Minimum log brightness of a trim as a multiple of the range of bright folds. */
const FOLDS = 1.4;
/** Additional log brightness from which a pixel is certainly brighter than a fold. */
const CERTAIN_BRIGHTNESS = 0.42;
/**
 * Minimum share of a bright patch that must be far brighter: shine fades into the cloth around it, labels and prints
 * end sharply.
 */
const ENDS = 0.46;
/** Maximum share of a patch along the garment's outline. Shine is cut off at the outline, trims are not. */
const OUTLINE = 0.15;
/**
 * Log brightness above that of a trim from which a patch on the outline is a trim as well, because shine is less
 * bright.
 */
const BEYOND_SHINE = 0.9;
/**
 * Minimum mean linear light of a trim. The light along the edges of black cloth is ten times as bright as the cloth and
 * still dark; kept as it is, it would lie on pale cloth as a dark stain.
 */
const MIN_TRIM_LIGHT = 0.12;
/** The same for a patch along the outline, where light from behind is brightest. */
const MIN_OUTLINE_LIGHT = 0.25;
/** Maximum share of a garment that is one trim; above it the cloth itself is shiny. */
const MAX_TRIM = 0.03;
/** Maximum share of a garment that is all trims together. */
const MAX_TRIMS = 0.047;
/** Radius of the surroundings, as a share of the square root of the garment's area. */
const SURROUNDINGS_RADIUS = 0.06;
/** Linear light below which the sensor resolves nothing; added before a logarithm. */
const MIN_LIGHT = 0.004;
/** Pixels with a smaller share of cloth also show the light of what lies beside them. */
const MIN_CLOTH = 0.99;
/** Number of pixels whose brightness is sorted. */
const SAMPLES = 4000;
/** Quantile of the cloth's brightness that its bright folds reach. */
const BRIGHT_FOLDS = 0.9;
/** Radius in pixels of the soft edge of a trim. */
const SOFT_EDGE = 1.5;
/** Blurred value from which a pixel is within reach of a trim. */
const IN_REACH = 0.01;
/** Share of the threshold below which a pixel of the soft edge is only cloth. */
const ONLY_CLOTH = 0.4;

/**
 * Finds labels, bright thread, buttons and prints on darker cloth, which keep their colour when the cloth is dyed. The
 * result is 0 to 1 per pixel, 1 where there is none.
 * @param matte 0 to 1 per pixel. `check` may throw to stop.
 */
export function withoutBrightTrims(picture: Picture, matte: Float32Array, check: () => void): Float32Array {
  const { width, height, rgb } = picture;
  const area = matte.reduce((sum, value) => sum + value, 0);
  const light = luminancePlane(rgb).map((value) => Math.log(value + MIN_LIGHT));
  const near = (plane: Float32Array) =>
    blur(plane, width, height, Math.max(3, SURROUNDINGS_RADIUS * Math.sqrt(area)), { check });
  const mean = near(light.map((value, i) => value * matte[i]!));
  const weight = near(matte);
  // A large trim raises the local mean, so a second pass leaves out what the first one found bright.
  const dull = light.map((value, i) => (value - mean[i]! / (weight[i]! + 1e-4) < BRIGHTER ? matte[i]! : 0));
  const ground = near(light.map((value, i) => value * dull[i]!));
  const dullWeight = near(dull);
  // Pixels that are only brighter than deep shade are not trims.
  const [usual, folds] = usualLight(light, matte);
  const bright = Math.max(BRIGHTER, FOLDS * (folds - usual));
  const above = light.map((value, i) => value - Math.max(usual, ground[i]! / (dullWeight[i]! + 1e-4)));
  const trims = endingPatches({ light, above, bright, matte, width, area });
  const out = new Float32Array(matte.length).fill(1);
  if (trims.every((value) => value === 0)) return out;
  // The soft edge of a trim lies outside its patch.
  const reach = blur(Float32Array.from(trims), width, height, SOFT_EDGE, { passes: 1, check });
  for (let i = 0; i < out.length; i++) {
    if (reach[i]! > IN_REACH) out[i] = 1 - smoothstep(ONLY_CLOTH * bright, bright, above[i]!);
  }
  return out;
}

/** The median and the 90th percentile of the cloth's brightness. */
function usualLight(light: Float32Array, matte: Float32Array): readonly [number, number] {
  const step = Math.max(1, Math.floor(light.length / (8 * SAMPLES)));
  const values: number[] = [];
  for (let i = 0; i < light.length; i += step) if (matte[i]! >= MIN_CLOTH) values.push(light[i]!);
  values.sort((a, b) => a - b);
  return [values[values.length >> 1] ?? 0, values[Math.floor(BRIGHT_FOLDS * values.length)] ?? 0];
}

interface Bright {
  /** Log brightness of each pixel. */
  readonly light: Float32Array;
  /** Log brightness relative to the cloth around a pixel. */
  readonly above: Float32Array;
  /** Log brightness relative to the cloth around it from which a pixel is bright. */
  readonly bright: number;
  readonly matte: Float32Array;
  readonly width: number;
  readonly area: number;
}

/** 1 in bright patches with sharp ends. */
function endingPatches({ light, above, bright, matte, width, area }: Bright): Uint8Array {
  const seen = new Uint8Array(above.length);
  const trims = new Uint8Array(above.length);
  const queue = new Int32Array(above.length);
  let all = 0;
  for (let start = 0; start < above.length; start++) {
    let [last, surely, outer, sum, lit] = [0, 0, 0, 0, 0];
    const visit = (i: number) => {
      if (seen[i] || matte[i]! < MIN_CLOTH || above[i]! < bright) return;
      seen[i] = 1;
      if (above[i]! > bright + CERTAIN_BRIGHTNESS) surely++;
      sum += above[i]!;
      lit += Math.exp(light[i]!) - MIN_LIGHT;
      queue[last++] = i;
    };
    visit(start);
    for (let next = 0; next < last; next++) {
      const i = queue[next]!;
      const x = i % width;
      if (Math.min(matte[i - 1] ?? 0, matte[i + 1] ?? 0, matte[i - width] ?? 0, matte[i + width] ?? 0) < MIN_CLOTH)
        outer++;
      if (x > 0) visit(i - 1);
      if (x < width - 1) visit(i + 1);
      if (i >= width) visit(i - width);
      if (i + width < above.length) visit(i + width);
    }
    const isOutline = outer > OUTLINE * last;
    const shines = isOutline && sum < (bright + BEYOND_SHINE) * last;
    const isDark = lit < (isOutline ? MIN_OUTLINE_LIGHT : MIN_TRIM_LIGHT) * last;
    if (surely < ENDS * last || shines || isDark || last > MAX_TRIM * area) continue;
    all += last;
    for (let k = 0; k < last; k++) trims[queue[k]!] = 1;
  }
  return all > MAX_TRIMS * area ? new Uint8Array(above.length) : trims;
}
